import type { IncomingHttpHeaders } from 'node:http';

/** Headers that speak of one connection and are never handed on. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether this server says a header of an answer itself, for every platform. */
export const saidByServer = (name: string) => name === 'strict-transport-security' || name === 'x-content-type-options';

/**
 * Whether a header says who asks, or by which address. Anybody can write it, so that only the three that `handOn` sets
 * go on: a platform that reads another one would believe a visitor.
 */
export const saysWhoAsks = (name: string) =>
  name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

/** The headers of a call or an answer that go on: not those of its connection, nor those that `isLeftOut` names. */
export function handedOn(
  headers: IncomingHttpHeaders,
  isLeftOut: (name: string) => boolean,
): Record<string, string | string[]> {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && !named.includes(name) && !isLeftOut(name),
  );
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}
