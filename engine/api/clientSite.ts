import type { CompiledSite } from '../config/compiled';

/** What the client reads of the site that it asks for. */
export interface ClientSite extends Pick<
  CompiledSite,
  'domain' | 'externalId' | 'currency' | 'locales' | 'api' | 'timeZone' | 'failures' | 'offers' | 'adapters'
> {
  readonly session: Pick<CompiledSite['session'], 'expiredMessages'>;
  readonly timings: Pick<CompiledSite['timings'], 'callTimeoutMs'>;
}
