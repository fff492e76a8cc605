import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  connected,
  connectionOf,
  environmentOf,
  type Connection,
  type EnvironmentDescriptor,
} from '../../engine/config/environments';
import type { CompiledBundle } from '../../engine/config/compiled';
import { readDescriptor } from '../../engine/config/descriptors';
import { unknownWord } from '../../engine/config/nearest';
import { formatProblem } from '../../engine/config/problem';
import { ConnectionFault } from './connectionFault';
import { platformOrigin } from './platformOrigin';

/** How a platform is named on the command line. */
export interface ConnectionOptions {
  /** `--api`: the origin of the platform. */
  readonly api?: string | undefined;
  /** `--environment`: a file of `site-configs/environments`. */
  readonly environment?: string | undefined;
}

/** The platform that the sites are connected with. */
export interface PlatformConnection {
  /** Whether there is a platform: then the embedded sandbox has no part in it. */
  readonly isConnected: boolean;
  /** Name of the environment, where one was named: what its platform offers is read with the configuration. */
  readonly environment?: string;
  /** The origin of a site's platform; that of all sites for a host that is none of them. */
  readonly originOf: (domain?: string) => string | undefined;
  /** The sites as they are connected. */
  readonly lay: (bundles: readonly CompiledBundle[]) => readonly CompiledBundle[];
  /** Reads the environment again. One that is broken counts as it was before; the reason is given. */
  readonly renew: () => string | undefined;
}

/**
 * Connects the sites below `root` with the platform that the options name. With `isServing` this process forwards
 * `/api`, so that with `--api` browsers call it alone. Throws a `ConnectionFault` for an address or a name that leads
 * nowhere.
 */
export function createConnection(
  root: string,
  { api, environment }: ConnectionOptions,
  isServing = true,
): PlatformConnection {
  const origin = api === undefined ? undefined : platformOrigin(api);
  let descriptor = environment === undefined ? {} : readEnvironment(root, environment);
  const of = (domain = ''): Connection => {
    const said = connectionOf(descriptor, domain);
    if (origin !== undefined) return { ...said, platform: origin, ...(isServing ? { baseUrl: '/' } : {}) };
    const direct = said.baseUrl === undefined || said.baseUrl === '/' ? undefined : said.baseUrl;
    const platform = said.platform ?? direct;
    return { ...said, ...(platform === undefined ? {} : { platform }) };
  };
  const originOf = (domain?: string) => {
    const { platform } = of(domain);
    return platform === undefined ? undefined : new URL(platform).origin;
  };
  const isConnected =
    origin !== undefined ||
    ['', ...Object.keys(descriptor.sites ?? {})].some((domain) => originOf(domain) !== undefined);
  return {
    isConnected,
    ...(environment === undefined ? {} : { environment }),
    originOf,
    lay: (bundles) =>
      origin === undefined && environment === undefined
        ? bundles
        : bundles.map((bundle) => connected(bundle, of(bundle.site.domain))),
    renew: () => {
      try {
        if (environment !== undefined) descriptor = readEnvironment(root, environment);
        return undefined;
      } catch (error) {
        if (error instanceof ConnectionFault) return `${error.message}\nThe environment counts as it was before.`;
        throw error;
      }
    },
  };
}

function readEnvironment(root: string, name: string): EnvironmentDescriptor {
  const folder = 'site-configs/environments';
  const names = (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []).flatMap(
    (file) => /^(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  if (!names.includes(name)) {
    const { message } = unknownWord(name, 'an environment', names);
    throw new ConnectionFault(
      names.length > 0 ? `--environment: ${message}` : `--environment: there is no file ${folder}/${name}.json.`,
    );
  }
  const file = `${folder}/${name}.json`;
  const { environment, problems } = environmentOf(
    readDescriptor(file, readFileSync(join(root, file), 'utf8'), { kind: 'environment', name }),
  );
  if (problems.length > 0) throw new ConnectionFault(problems.map(formatProblem).join('\n'));
  return environment;
}
