import { createApiClient, type ApiClient, type ApiClientOptions } from '../../engine/api/client';
import { createPatientTimers } from '../fixtures/patientTimers';
import { testSite } from '../fixtures/site';

interface PlatformClientParts {
  /** Where the platform answers. */
  readonly origin: string;
  readonly site: { readonly domain: string; readonly externalId: string };
  readonly fetch: ApiClientOptions['environment']['fetch'];
  readonly identity: NonNullable<ApiClientOptions['identity']>;
  /** Receives each line that the client logs, and the message of each error that it reports. */
  readonly tell: (line: string) => void;
}

/** The product's client of a platform as a site has it, over HTTP and with patient time-outs. */
export function createPlatformClient({ origin, site, fetch, identity, tell }: PlatformClientParts): ApiClient {
  return createApiClient({
    environment: {
      ...createPatientTimers(),
      log: tell,
      report: (error) => tell(error instanceof Error ? error.message : String(error)),
      fetch,
    },
    site: { ...testSite(site), api: { baseUrl: origin } },
    identity,
  });
}
