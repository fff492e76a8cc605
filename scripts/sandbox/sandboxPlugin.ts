import type { FastifyInstance } from 'fastify';
import { addArtRoutes } from './artRoutes';
import { addChatRoute } from './chatRoute';
import { addCallRoutes } from './callRoutes';
import { addPayRoute } from './payRoute';
import { addControlRoute } from './control';
import { addFieldDataRoute } from './fieldDataRoute';
import { addPlayRoute } from './playRoute';
import { Refusal } from './refusal';
import { createApiSchemas } from './validation';
import type { SandboxOptions } from './world';
import { createWorlds } from './worlds';

/**
 * The platform's API as a Fastify plugin: `await app.register(sandboxPlugin, { seed, sites })`. It serves `/api/*` and
 * nothing else.
 */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const worlds = createWorlds(options);
  const schemas = createApiSchemas();
  app.setValidatorCompiler(({ schema }) => schemas.compile(schema as object));
  app.setErrorHandler((error: Error & { readonly validation?: unknown }, request, reply) => {
    if (error.validation !== undefined)
      return reply.code(400).send({ statusCode: 400, statusMessage: 'badRequest', detail: error.message });
    if (error instanceof Refusal)
      return reply.code(error.statusCode).send({ statusCode: error.statusCode, statusMessage: error.statusMessage });
    request.log.error(error);
    return reply.code(500).send({ statusCode: 500, statusMessage: 'internalServerError', detail: error.message });
  });
  await addCallRoutes(app, worlds, schemas);
  addArtRoutes(app, worlds.usual);
  addChatRoute(app);
  addPlayRoute(app, worlds);
  addPayRoute(app, worlds);
  addFieldDataRoute(app, worlds);
  addControlRoute(app, worlds);
  app.all('/api/*', (_, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ statusCode: 404, statusMessage: 'notFound' }),
  );
}
