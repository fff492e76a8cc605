import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiFetch } from '../../prerender';

/** A fetch that asks a server of this process, without a port. */
export function injectedFetch(server: FastifyInstance): ApiFetch {
  return async (path, init) => {
    const options: InjectOptions = {
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    };
    const { statusCode, headers, rawPayload } = await server.inject(options);
    const type = headers['content-type'];
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: type ? { 'content-type': String(type) } : {},
    });
  };
}
