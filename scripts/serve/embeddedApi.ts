import type { FastifyPluginAsync } from 'fastify';
import { sandboxPlugin, type SandboxSite } from '../sandbox';

/** The embedded API of the running sites, as a plugin; the same seed every time, so that a visit can be repeated. */
export function embeddedApi(sites: () => readonly SandboxSite[], seed = 'livery'): FastifyPluginAsync {
  return (app) => sandboxPlugin(app, { seed, sites });
}
