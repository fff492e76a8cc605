import type { Endpoint } from './endpoint';

/** A body that does not fit its schema. It stays here, and its call fails with `failure`. */
export class BodyMisfit extends Error {
  readonly failure = { statusCode: 400, statusMessage: 'badRequest' };
}

/** The row, whose body is checked where it has a check. */
export function withCheckedBody(endpoint: Endpoint<unknown, unknown, unknown>): Endpoint<unknown, unknown, unknown> {
  const { body, isBody, path, definition } = endpoint;
  if (body === undefined || isBody === undefined) return endpoint;
  return {
    ...endpoint,
    body(params, context) {
      const made = body(params, context);
      if (isBody(made)) return made;
      const place = (isBody.errors ?? []).map(({ instancePath, keyword }) => `${instancePath || '/'} (${keyword})`).join();
      throw new BodyMisfit(`The body of ${path} does not fit ${definition}Request at ${place}.`);
    },
  };
}
