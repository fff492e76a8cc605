import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { at, closedUntil, open, visit } from '../../tests/fixtures/startUpVisit';
import { lookForMaintenance } from './maintenanceLooks';

type OpenPage = Parameters<NonNullable<Parameters<typeof visit>[2]>>[0];

let stop = () => {};
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

/** An open visit that looks for maintenance; `platform.says` is what start-up answers from then on. */
async function openVisit(
  run: (
    visit: OpenPage & { readonly platform: { says: object | Error }; readonly looks: () => number },
  ) => Promise<void>,
  options: Parameters<typeof visit>[1] = {},
): Promise<void> {
  const platform: { says: object | Error } = { says: open };
  await visit(
    () => platform.says,
    options,
    async (here) => {
      stop = lookForMaintenance(here);
      await here.pass(1);
      const looks = () => here.paths.filter((path) => path === '/api/startup').length - 1;
      await run({ ...here, platform, looks });
    },
  );
}

/** The player leaves the tab, or comes back to it. */
function show(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const balance = ({ stores }: OpenPage) => stores.api.call('partners', {});

describe('a site that is shut during a visit', () => {
  it('[LAYOUT-3] closes for a player who comes back after an hour, and nothing else is asked any more', () =>
    openVisit(async ({ platform, pass, paths, looks, ...here }) => {
      show('hidden');
      platform.says = closedUntil(7200);
      await pass(3600);
      expect([looks(), here.stores.site.maintenance]).toEqual([0, null]);
      show('visible');
      await pass(1);
      expect([looks(), here.stores.site.maintenance]).toEqual([1, { startsAt: at(-60), endsAt: at(7200) }]);
      const before = paths.length;
      await balance({ ...here, pass, paths });
      expect(paths.length).toBe(before);
    }));

  it.each(['focus', 'pageshow'] as const)('[LAYOUT-3] closes at %s, which is all that some phones tell', (event) =>
    openVisit(async ({ platform, pass, environment, stores }) => {
      platform.says = closedUntil(null);
      await pass(100);
      environment.happen(event);
      await pass(1);
      expect(stores.site.maintenance).not.toBeNull();
    }),
  );

  it('[LAYOUT-3] closes within five minutes in front of a player who never leaves', () =>
    openVisit(async ({ platform, pass, stores, looks }) => {
      await pass(299);
      expect(looks()).toBe(1);
      platform.says = closedUntil(7200);
      await pass(301);
      expect(stores.site.maintenance).not.toBeNull();
    }));

  it.each<[string, Response]>([
    ['HTTP 503 without JSON', new Response('<h1>Down</h1>', { status: 503 })],
    ['HTTP 503 with words', jsonResponse({ message: 'Back soon' }, 503)],
    ['a statusCode 503', jsonResponse({ statusCode: 503, statusMessage: 'x' })],
    ['a statusCode -503 as text', jsonResponse({ statusCode: '-503', statusMessage: 'serviceUnavailable' })],
    ['a refusal in words', jsonResponse({ statusCode: 0, statusMessage: 'System under Maintenance.' })],
    ['the flag of start-up', jsonResponse({ statusCode: 1, value: [], maintenance: { is_maintenance: '1' } })],
    ['the flag alone', jsonResponse({ statusCode: 0, is_maintenance: 1 })],
  ])('[LAYOUT-3] closes within 15 s of %s in the answer of another call, also in a hidden tab', (_, answer) => {
    let isShut = false;
    const other = (path: string) => (isShut && path.includes('partners') ? answer.clone() : undefined);
    return openVisit(
      async ({ platform, pass, ...here }) => {
        show('hidden');
        await pass(30);
        isShut = true;
        platform.says = closedUntil(7200);
        void balance({ ...here, pass });
        await pass(16);
        expect(here.stores.site.maintenance).not.toBeNull();
      },
      { other },
    );
  });

  it('[LAYOUT-3] is asked about at most every 15 s, however many calls fail', () =>
    openVisit(
      async ({ pass, looks, ...here }) => {
        for (let second = 0; second < 60; second += 1) {
          void balance({ ...here, pass });
          await pass(1);
        }
        expect([looks(), here.stores.site.maintenance]).toEqual([4, null]);
      },
      { other: (path) => (path.includes('partners') ? new Response('', { status: 503 }) : undefined) },
    ));

  it('[LAYOUT-3] is not asked about for refusals that say nothing of it, and at most once a minute by tabs', () =>
    openVisit(
      async ({ pass, looks, ...here }) => {
        for (let second = 0; second < 110; second += 1) {
          if (second % 10 === 0) void balance({ ...here, pass });
          show(second % 2 === 0 ? 'hidden' : 'visible');
          await pass(1);
        }
        expect(looks()).toBe(1);
      },
      {
        other: (path) => (path.includes('partners') ? jsonResponse({ statusCode: 0, statusMessage: 'no' }) : undefined),
      },
    ));

  it('[ERR-5] [LAYOUT-3] stays open where start-up fails, and closes with a later answer', () =>
    openVisit(async ({ platform, pass, stores }) => {
      platform.says = new TypeError('no network');
      await pass(310);
      expect([stores.site.maintenance, stores.site.isOpen]).toEqual([null, true]);
      platform.says = closedUntil(7200);
      await pass(300);
      expect(stores.site.maintenance).not.toBeNull();
    }));

  it('[LAYOUT-3] opens again by itself, and is closed a second time', () =>
    openVisit(async ({ platform, pass, stores }) => {
      platform.says = closedUntil(600);
      await pass(305);
      expect(stores.site.maintenance).not.toBeNull();
      platform.says = open;
      await pass(300);
      expect([stores.site.maintenance, stores.site.isOpen]).toEqual([null, true]);
      platform.says = closedUntil(7200);
      await pass(400);
      expect(stores.site.maintenance).not.toBeNull();
    }));

  it('[LAYOUT-3] closes at a window that a look has learnt of, and not at one that a look has called off', () =>
    openVisit(async ({ platform, pass, stores }) => {
      platform.says = { statusCode: 1, maintenance: { start_date: at(900), end_date: at(1800) } };
      await pass(310);
      platform.says = open;
      await pass(600);
      expect(stores.site.maintenance).toBeNull();
      platform.says = { statusCode: 1, maintenance: { start_date: at(1500), end_date: at(1800) } };
      await pass(400);
      expect(stores.site.maintenance).toBeNull();
      await pass(200);
      expect(stores.site.maintenance).toEqual({ startsAt: at(1500), endsAt: at(1800) });
    }));
});

describe('a payment that is open when the site is shut', () => {
  const pending = { 'request-1': 'juan' };

  it('[LAYOUT-3] [CALL-X] is not cut off on its page: the site closes when it has ended', () =>
    openVisit(async ({ platform, pass, stores, environment }) => {
      window.history.replaceState(null, '', '/deposit');
      environment.local.set('livery.money.pending', JSON.stringify(pending));
      platform.says = closedUntil(7200);
      await pass(900);
      expect([stores.site.maintenance, stores.site.closed.signal.aborted]).toEqual([null, false]);
      environment.local.remove('livery.money.pending');
      await pass(4);
      expect(stores.site.maintenance).not.toBeNull();
    }));

  it('[LAYOUT-3] holds other pages open only as long as its call may take', () =>
    openVisit(async ({ platform, pass, stores, environment }) => {
      environment.local.set('livery.money', JSON.stringify({ version: 2, intents: [{ request_id: 'request-1' }] }));
      platform.says = closedUntil(7200);
      await pass(301);
      expect(stores.site.maintenance).toBeNull();
      await pass(15);
      expect(stores.site.maintenance).not.toBeNull();
    }));

  it('[LAYOUT-3] is not cut off by a window that was announced ahead', () =>
    openVisit(async ({ platform, pass, stores, environment }) => {
      window.history.replaceState(null, '', '/vi/deposit');
      environment.local.set('livery.money.pending', JSON.stringify(pending));
      platform.says = { statusCode: 1, maintenance: { start_date: at(500), end_date: at(7200) } };
      await pass(700);
      expect(stores.site.maintenance).toBeNull();
      environment.local.remove('livery.money.pending');
      await pass(4);
      expect(stores.site.maintenance).toEqual({ startsAt: at(500), endsAt: at(7200) });
    }));
});
