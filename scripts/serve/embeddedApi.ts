import type { FastifyPluginAsync } from 'fastify';
import { fingerprintOf } from '../build/fingerprint';
import { sandboxPlugin, type SandboxSite } from '../sandbox';

const usualSeed = 'livery';

/** The embedded API of the running sites, as a plugin; the same seed every time, so that a visit can be repeated. */
export function embeddedApi(sites: () => readonly SandboxSite[], seed = usualSeed): FastifyPluginAsync {
  return (app) => sandboxPlugin(app, { seed, sites });
}

/**
 * Names what the embedded API answers with a seed: another word once its code or its data changed. `root` is the
 * project's folder.
 */
export async function embeddedContentId(root: string, seed = usualSeed): Promise<string> {
  return `sandbox ${seed} ${await fingerprintOf(root, ['scripts/sandbox'])}`;
}
