import { describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { at, closedUntil, noon, open, visit } from '../../tests/fixtures/startUpVisit';
import { contentRequest } from './contentRequest';
import { createMaintenanceWatch } from './maintenanceWatch';
import { SiteStore } from './siteStore';

describe('maintenance that the platform announces', () => {
  it('[LAYOUT-3] [STATE-9] closes the site: nothing but startup is ever asked', () =>
    visit(
      () => closedUntil(3600),
      { player: true },
      async ({ stores, environment, paths, pass }) => {
        stores.content.ensure(contentRequest('slides', {}), 'en');
        environment.happen('focus');
        environment.happen('pageshow');
        await pass(60);
        void stores.sessionLoader.load().then((controller) => controller.login('juan', 'secret'));
        await pass(600);
        expect(paths).toEqual(['/api/startup']);
        expect(stores.site.maintenance).toEqual({ startsAt: at(-60), endsAt: at(3600) });
        expect([stores.site.isOpen, stores.site.site]).toEqual([false, testSite()]);
      },
    ));

  it('[LAYOUT-3] ends by itself, asks again, and what was refused comes then', () => {
    let answer: object = closedUntil(600);
    return visit(
      () => answer,
      { player: true },
      async ({ stores, paths, pass }) => {
        stores.content.ensure(contentRequest('slides', {}), 'en');
        await pass(590);
        answer = open;
        await pass(15);
        expect([stores.site.maintenance, stores.site.isOpen]).toEqual([null, true]);
        stores.content.ensure(contentRequest('slides', {}), 'en');
        await pass(5);
        expect(paths).toEqual(expect.arrayContaining(['/api/home/fetch_slide', '/api/auth/get_balance']));
      },
    );
  });

  it('[LAYOUT-3] stays while the platform says so past the end, and looks once a minute', () => {
    let answer: object = closedUntil(60);
    return visit(
      () => answer,
      {},
      async ({ stores, paths, pass }) => {
        await pass(65);
        expect([paths.length, stores.site.maintenance]).toEqual([2, { startsAt: at(-60), endsAt: null }]);
        await pass(180);
        expect(paths.length).toBe(5);
        answer = open;
        await pass(60);
        expect(stores.site.maintenance).toBeNull();
      },
    );
  });

  it('[LAYOUT-3] without an end waits for the player to ask', () => {
    let answer: object = closedUntil(null);
    return visit(
      () => answer,
      {},
      async ({ stores, paths, pass }) => {
        await pass(7200);
        expect(paths).toEqual(['/api/startup']);
        stores.start();
        await pass(1);
        expect([paths.length, stores.site.maintenance]).toEqual([2, { startsAt: at(-60), endsAt: null }]);
        answer = open;
        stores.start();
        await pass(1);
        expect(stores.site.maintenance).toBeNull();
      },
    );
  });

  it('[LAYOUT-3] is told by the platform’s clock, which runs an hour ahead', () => {
    let answer: object = closedUntil(3600 + 600);
    return visit(
      () => answer,
      { date: () => new Date(Date.now() + 3_600_000).toUTCString() },
      async ({ stores, pass }) => {
        expect(stores.site.clockOffset).toBe(3_600_000);
        await pass(590);
        expect(stores.site.maintenance).not.toBeNull();
        answer = open;
        await pass(15);
        expect(stores.site.maintenance).toBeNull();
      },
    );
  });

  it.each<[string, Response]>([
    ['HTTP 503', jsonResponse({ maintenance: { is_maintenance: 1 } }, 503)],
    ['HTTP 503 and a status', jsonResponse({ statusCode: 503, maintenance: { is_maintenance: 'on' } }, 503)],
    ['a status of failure', jsonResponse({ statusCode: 0, statusMessage: 'shut', maintenance: '1' })],
  ])('[LAYOUT-3] [ERR-5] closes the site also with %s: start-up says what it was asked for', (_, answer) =>
    visit(
      () => answer,
      {},
      async ({ stores, pass }) => {
        await pass(2);
        expect([stores.site.maintenance, stores.site.isOpen]).toEqual([{ startsAt: null, endsAt: null }, false]);
      },
    ),
  );

  it.each<[string, Response]>([
    ['HTTP 503 that says no', jsonResponse({ maintenance: { is_maintenance: 0 } }, 503)],
    ['HTTP 503 in words', jsonResponse({ statusCode: 503, statusMessage: 'maintenance' }, 503)],
    ['HTTP 500', jsonResponse({ message: 'broken' }, 500)],
  ])('[ERR-5] %s is a failed start-up, with maintenance off', (_, answer) =>
    visit(
      () => answer,
      {},
      async ({ stores, pass }) => {
        await pass(2);
        expect([stores.site.maintenance, stores.site.isOpen]).toEqual([null, true]);
      },
    ),
  );

  it('[LAYOUT-3] that is announced ahead begins by itself', () =>
    visit(
      () => ({ statusCode: 1, maintenance: { start_date: at(300), end_date: at(900) } }),
      {},
      async ({ stores, pass }) => {
        await pass(290);
        expect(stores.site.maintenance).toBeNull();
        await pass(15);
        expect(stores.site.maintenance).toEqual({ startsAt: at(300), endsAt: at(900) });
      },
    ));

  it('[LAYOUT-3] that is announced ahead and called off stays open in its window', () =>
    visit(
      () => ({ statusCode: 1, maintenance: { is_maintenance: '0', start_date: at(300), end_date: at(900) } }),
      {},
      async ({ stores, pass }) => {
        await pass(400);
        expect([stores.site.maintenance, stores.site.isOpen]).toEqual([null, true]);
      },
    ));

  it.each([
    ['2026-12-01 13:00:00', '2026-12-01T13:00:00Z'],
    ['2026-12-01T21:00:00+08:00', '2026-12-01T21:00:00+08:00'],
    ['soon', null],
  ])('[LAYOUT-3] takes the end as platforms write it: %s', (end, endsAt) =>
    visit(
      () => ({ statusCode: 1, maintenance: { is_maintenance: true, start_date: null, end_date: end } }),
      {},
      async ({ stores, pass }) => {
        await pass(0);
        expect(stores.site.maintenance).toEqual({ startsAt: null, endsAt });
      },
    ),
  );
});

describe('a window of the site’s own', () => {
  const own = (from: number, until: number) => ({ maintenance: { start: at(from), end: at(until) } });

  it.each([
    ['before it', own(1, 100), false],
    ['at its start', own(0, 100), true],
    ['at its end', own(-100, 0), false],
  ])('[LAYOUT-3] %s: closed is %s', (_, site, isClosed) =>
    visit(
      () => open,
      { site },
      ({ stores, paths }) => {
        expect([stores.site.maintenance !== null, paths.length]).toEqual([isClosed, isClosed ? 0 : 1]);
        return Promise.resolve();
      },
    ),
  );

  it('[LAYOUT-3] begins and ends by itself, and nothing is asked meanwhile', () =>
    visit(
      () => open,
      { site: own(300, 900) },
      async ({ stores, paths, pass }) => {
        await pass(305);
        expect([stores.site.maintenance, paths.length]).toEqual([{ startsAt: at(300), endsAt: at(900) }, 1]);
        await pass(590);
        expect(paths.length).toBe(1);
        await pass(10);
        expect([stores.site.maintenance, paths.length]).toEqual([null, 2]);
      },
    ));

  it('[LAYOUT-3] counts by the platform’s clock as soon as that is known', () =>
    visit(
      () => open,
      { site: own(3000, 4000), date: () => new Date(Date.now() + 3_600_000).toUTCString() },
      ({ stores }) => {
        expect(stores.site.maintenance).toEqual({ startsAt: at(3000), endsAt: at(4000) });
        return Promise.resolve();
      },
    ));
});

/** The moment so many hours from noon. */
const hours = (count: number) => at(count * 3600);

/** A site with a window of its own, and the hours until its timers, as they are set. */
function watched(own: { readonly start: string; readonly end: string } | null) {
  const timers: number[] = [];
  const setTimeout = (_: unknown, ms: number) => timers.push(ms / 3_600_000);
  const environment = { ...testEnvironment({ now: () => noon }), setTimeout };
  const site = new SiteStore(testSite(own === null ? {} : { maintenance: own }));
  return { site, timers, watch: createMaintenanceWatch(environment, site, () => undefined) };
}

it.each([
  ['the site’s own, which comes first', { start: hours(2), end: hours(3) }, hours(5), [2]],
  ['the announced one, which comes first', { start: hours(5), end: hours(6) }, hours(2), [2]],
  ['the announced one, where the other is over', { start: hours(-5), end: hours(-4) }, hours(2), [2]],
  ['none, where both are over', { start: hours(-5), end: hours(-4) }, hours(-3), []],
])('[LAYOUT-3] of two windows wakes for %s', (_, own, startsAt, expected) => {
  const { watch, timers } = watched(own);
  watch.watch({ isOn: null, startsAt, endsAt: hours(9) });
  expect(timers).toEqual(expected);
});

it('[LAYOUT-3] closing the site ends every call, until it is open again', () => {
  const { site, watch } = watched(null);
  const { signal } = site.closed;
  watch.close({ startsAt: hours(-1), endsAt: hours(1), lookAt: null });
  expect([signal.aborted, site.closed.signal.aborted, site.maintenance]).toEqual([
    true,
    true,
    { startsAt: hours(-1), endsAt: hours(1) },
  ]);
  site.reopen();
  expect(site.closed.signal.aborted).toBe(false);
});
