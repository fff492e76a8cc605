import { afterEach, expect, it, vi } from 'vitest';
import { sendReport } from './sendReport';

afterEach(() => vi.unstubAllGlobals());

const fails = () => {
  throw new TypeError('This browser cannot.');
};
const init = { method: 'POST', body: 'report', keepalive: true, mode: 'no-cors', credentials: 'same-origin' };

/** What a browser is asked for that has this `sendBeacon` and this `fetch`. */
async function sentBy(sendBeacon: unknown, fetch: () => Promise<Response>) {
  const [beacons, fetches]: [unknown[], unknown[]] = [[], []];
  const beacon = (...args: readonly unknown[]) => {
    beacons.push(args);
    return (sendBeacon as (...all: readonly unknown[]) => unknown)(...args);
  };
  vi.stubGlobal('navigator', { ...(sendBeacon === undefined ? {} : { sendBeacon: beacon }) });
  const world = {
    fetch: (...args: readonly unknown[]) => {
      fetches.push(args);
      return fetch();
    },
  };
  sendReport(world, '/api/field-data', 'report');
  // A rejection that nobody takes would fail the run.
  await Promise.resolve();
  return { beacons, fetches };
}

const answers = () => Promise.resolve(new Response(''));

it('sends a report once, by what the browser can', async () => {
  const asked = [['/api/field-data', init]];
  const beacons = [['/api/field-data', 'report']];
  expect(await sentBy(() => true, answers)).toEqual({ beacons, fetches: [] });
  expect(await sentBy(() => true, fails)).toEqual({ beacons, fetches: [] });
  expect(await sentBy(undefined, answers)).toEqual({ beacons: [], fetches: asked });
  expect(await sentBy(() => false, answers)).toEqual({ beacons, fetches: asked });
  expect(await sentBy(fails, answers)).toEqual({ beacons, fetches: asked });
});

it.each([
  ['throws', fails],
  ['fails later', () => Promise.reject(new TypeError('No connection.'))],
])('loses a report in silence where neither works: fetch %s', async (_, fetch) => {
  for (const beacon of [undefined, fails, () => false]) expect((await sentBy(beacon, fetch)).fetches).toHaveLength(1);
});
