import { fastify, type FastifyInstance } from 'fastify';
import { sandboxPlugin } from './sandboxPlugin';
import type { SandboxOptions } from './world';

/**
 * The sandbox as a server of its own, not yet listening: `await (await createSandbox({ seed, sites })).listen({ port: 0
 * })`.
 */
export async function createSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { maxParamLength: 200 }, pluginTimeout: 120_000 });
  await app.register(sandboxPlugin, options);
  return app;
}
