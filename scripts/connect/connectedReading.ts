import type { FastifyPluginAsync } from 'fastify';
import { asDemo } from '../prerender/demoLine';
import type { SandboxSite } from '../sandbox';
import { embeddedApi } from '../serve/embeddedApi';
import type { Configuration } from '../serve/liveConfiguration';
import type { PlatformConnection } from './connection';
import { handOn } from './handOn';

/**
 * Looks at the configuration as `read` does, and at the environment: every site comes connected, or, where there is no
 * platform, as a demonstration.
 */
export function connectedReading(
  { renew, lay, isConnected }: PlatformConnection,
  read: () => Promise<Configuration>,
  print = console.error,
): () => Promise<Configuration> {
  let told: string | undefined;
  return async () => {
    const configuration = await read();
    const fault = renew();
    if (fault !== undefined && fault !== told) print(fault);
    told = fault;
    const bundles = lay(configuration.bundles);
    return { ...configuration, bundles: isConnected ? bundles : bundles.map(asDemo) };
  };
}

/**
 * The API of the running sites, as a plugin: calls are handed on to their platforms, or, where there is none, answered
 * by the embedded API.
 */
export function platformApi(
  connection: PlatformConnection,
  sites: () => readonly SandboxSite[],
  seed?: string,
): FastifyPluginAsync {
  if (!connection.isConnected) return embeddedApi(sites, seed);
  return handOn({ sites, originOf: connection.originOf, print: (line) => console.error(line) });
}
