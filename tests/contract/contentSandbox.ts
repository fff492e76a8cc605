import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../../scripts/sandbox/index';
import { sites } from './sites';

/** When the sandbox is asked, where a test says nothing else. */
export const start = Date.parse('2026-11-20T12:14:00Z');
/** A site whose tables show no dealers. */
export const voltara = { domain_name: 'voltara.example', external_id: 'VT01' };

export const harbor = { domain_name: 'lucky-harbor.example', external_id: 'LH01' };
export const fiesta = { domain_name: 'fiesta-bola.example', external_id: 'FB01' };
export const draw = { domain_name: 'daily-draw.example', external_id: 'DD01' };

/** The sandbox with the sites of the tests and the one without dealers, at the time that `now` tells. */
export function contentSandbox(now: () => number): Promise<FastifyInstance> {
  return createSandbox({
    seed: 'livery',
    now,
    sites: [
      ...sites,
      ...sites
        .slice(0, 1)
        .map((site) => ({ ...site, domain: voltara.domain_name, aliases: [], externalId: voltara.external_id })),
    ],
  });
}

/** Asks a sandbox by POST and returns the answer's body. */
export async function post<Answer>(
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return app.inject({ method: 'POST', url, payload, headers }).then((response) => response.json<Answer>());
}
