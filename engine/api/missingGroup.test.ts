import { describe, expect, it } from 'vitest';
import { compileConfigs } from '../config/compileConfigs';
import type { Capability } from '../config/capabilities';
import { isNotOffered } from '../config/notOffered';
import { layoutDefaults, type LayoutState } from './layoutState';
import { pagesOfGroup } from '../stores/hideMissingGroup';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { testSite } from '../../tests/fixtures/site';
import { callsOf } from './capabilities';
import type { FailedCall } from './failedCall';
import { createPageClient } from './pageClient';

/**
 * A platform that lacks every call, in the way that `status` and `body` say, seen by a player who may have a payment
 * open.
 */
function lacking(
  status: number,
  body: string | ((asked: string) => string) = '{}',
  kept: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  const items = new Map(Object.entries(kept));
  const reports: string[] = [];
  const told: FailedCall[] = [];
  const site = testSite();
  let layout: LayoutState = layoutDefaults(site);
  const client = createPageClient({
    environment: {
      fetch: (url, init) => {
        asked.push(url);
        const text = typeof body === 'string' ? body : body(typeof init.body === 'string' ? init.body : '');
        return Promise.resolve(new Response(text, { status: text.includes('"value"') ? 200 : status }));
      },
      now: () => Date.now(),
      setTimeout: (run) => Number(setTimeout(run, 0)),
      clearTimeout,
      report: (error) => void reports.push(error instanceof Error ? error.message : String(error)),
      log: () => undefined,
      local: {
        get: (name) => items.get(name) ?? null,
        set: (name, text) => items.set(name, text).size > 0,
        remove: (name) => void items.delete(name),
      },
    },
    site,
    errorReporter: { prepare: () => undefined, notify: (failed) => Promise.resolve(told.push(failed) > 0) },
    layoutStore: {
      get layout() {
        return layout;
      },
      update: (more) => void (layout = { ...layout, ...more }),
    },
  });
  return {
    client,
    asked,
    reports: () => reports.filter((text) => text.includes('group')),
    told,
    missing: () => layout.missing ?? [],
  };
}

describe('a call of ours that the platform turns out to lack', () => {
  it.each([
    [404, '{}'],
    [404, '<h1>Not found</h1>'],
    [501, ''],
  ])(
    '[CALL-X] takes its group away for the visit, is reported once, and never asked again: %i %s',
    async (status, body) => {
      const { client, asked, reports, told, missing } = lacking(status, body);
      const answers = [
        await client.call('promotions', {}),
        await client.call('promotions', {}),
        await client.call('promotions', {}),
      ];
      expect(answers.map((answer) => !answer.ok && answer.failure.isMissing)).toEqual([true, true, true]);
      expect(asked).toHaveLength(1);
      expect(reports()).toEqual([
        'The platform lacks promotions: the group "promotions" is taken away for this visit.',
      ]);
      expect(missing()).toEqual(['promotions']);
      expect(told.filter(({ failure }) => failure.isMissing && failure.call === 'promotions').length).toBeGreaterThan(
        0,
      );
    },
  );

  it.each([
    [404, '{"statusCode":404,"message":"Cannot POST /api/player/minigame_round"}'],
    [501, ''],
  ])('[CALL-X] takes a group away that begins with a write, which has changed nothing: %i %s', async (status, body) => {
    const { client, reports } = lacking(status, body);
    const round = { requestId: 'round-request-1', stake: 1, choice: 0 };
    expect(await client.call('minigameRound', round)).toMatchObject({ ok: false, failure: { isMissing: true } });
    const again = await client.call('minigameRound', round);
    expect(!again.ok && again.failure.isOutcomeUnknown).toBeFalsy();
    expect(reports()).toEqual(['The platform lacks minigameRound: the group "minigame" is taken away for this visit.']);
  });

  it('[CALL-X] leaves open what a payment has done that met a 501', async () => {
    const deposit = { requestId: 'deposit-request-1', methodCode: 'wallet', amount: '150.25' };
    const answer = await lacking(501, '').client.call('deposit', deposit);
    expect(answer).toMatchObject({ ok: false, failure: { isOutcomeUnknown: true } });
    expect(answer.ok || answer.failure.isMissing).toBeFalsy();
  });

  it.each([
    ['a server', '{}'],
    ['the platform', '{"statusCode":404,"statusMessage":"gameUnknown"}'],
  ])('[CALL-X] keeps every category where %s does not have one game', async (_, body) => {
    const games = { games: [], total: 0, page: 1, page_size: 24 };
    const { client, reports, told, missing } = lacking(404, (asked) =>
      asked.includes('retired') ? body : JSON.stringify({ statusCode: 1, value: games }),
    );
    expect((await client.call('games', { provider: 'TIDEWELL', game: 'retired' })).ok).toBe(false);
    expect((await client.call('games', { category: 'slot_game' })).ok).toBe(true);
    expect([reports(), missing(), told.filter(({ withdrawn }) => withdrawn)]).toEqual([[], [], []]);
  });

  it('[CALL-X] keeps a group whose call is refused in words about what was asked for', async () => {
    const worded = lacking(404, '{"statusCode":404,"statusMessage":"noPromotionsToday"}');
    const answer = await worded.client.call('promotions', {});
    expect([answer.ok || answer.failure.isMissing, worded.reports(), worded.missing()]).toEqual([undefined, [], []]);
    for (const words of ['notFound', 'Not Found.', 'Route not found', 'Cannot find any path matching /api/x']) {
      const { client, reports } = lacking(404, JSON.stringify({ statusCode: 404, statusMessage: words }));
      await client.call('promotions', {});
      expect([words, reports().length]).toEqual([words, 1]);
    }
  });

  it('[CALL-X] keeps the links of a group that lacks another call than its first', async () => {
    const { client, told, missing } = lacking(404);
    await client.call('bonuses', {});
    expect([missing(), told.filter(({ withdrawn }) => withdrawn)]).toEqual([['bonuses'], []]);
    await client.call('paymentMethods', {});
    expect(told.flatMap(({ withdrawn = [] }) => withdrawn)).toEqual(['cashier']);
  });

  const day = 24 * 3_600_000;
  const intent = (age: number) => ({ 'livery.money': JSON.stringify({ intents: [{ sent_at: Date.now() - age }] }) });
  const pending = (age: number) => ({ 'livery.money.pending': JSON.stringify({ 'request-1': Date.now() - age }) });

  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['whose outcome is unknown', intent(day), true],
    ['that was last seen pending', pending(day), true],
    ['of which nobody knew for a week', intent(8 * day), true],
    ['that was sent by a clock a year ahead', intent(-365 * day), true],
    ['that was last seen pending a week ago', pending(8 * day), true],
    ['that was last seen pending by an account', { 'livery.money.pending': '{"request-1":"juan"}' }, true],
    ['of which no more can be read', { 'livery.money': '{', 'livery.money.pending': '[1]' }, false],
  ])('[CALL-X] takes nothing away while a payment is open: one %s', async (_, kept, isOpen) => {
    const { client, asked, reports, told } = lacking(404, '{}', kept);
    await client.call('banks', {});
    await client.call('banks', {});
    expect([asked.length, reports().length]).toEqual(isOpen ? [2, 0] : [1, 1]);
    expect(told.filter(({ withdrawn }) => withdrawn)).toHaveLength(isOpen ? 0 : 1);
  });

  it('[CALL-X] a payment is open from when it is pending until it has ended', async () => {
    const deposit = { requestId: 'deposit-request-1', methodCode: 'wallet', amount: '150.25' };
    let state = 'PENDING';
    const { client, reports } = lacking(404, (asked) =>
      asked.includes('deposit-request-1')
        ? JSON.stringify({
            statusCode: 1,
            value: {
              request_id: 'deposit-request-1',
              reference: 'R',
              state,
              amount: '15025',
              fee: '0',
              created_at: '2026-12-01T12:00:00Z',
            },
          })
        : '{}',
    );
    expect(await client.call('deposit', deposit)).toMatchObject({ ok: true, value: { state: 'pending' } });
    await client.call('paymentMethods', {});
    expect(reports()).toEqual([]);
    state = 'DONE';
    await client.call('depositStatus', deposit);
    await client.call('paymentMethods', {});
    expect(reports()).toHaveLength(1);
  });

  it('[CALL-SITE-2] leaves the calls of the specification as they are', async () => {
    const { client, asked, reports } = lacking(404);
    const answers = [await client.call('hotGames', { list: 'hot' }), await client.call('hotGames', { list: 'hot' })];
    expect(answers.map((answer) => !answer.ok && answer.failure.isMissing)).toEqual([undefined, undefined]);
    expect([asked.length, reports()]).toEqual([2, []]);
  });

  it('[CALL-X] is no matter of a server that is out of order', async () => {
    const { client, reports } = lacking(503, '');
    const answer = await client.call('promotions', {});
    expect([answer.ok, reports()]).toEqual([false, []]);
    expect(!answer.ok && answer.failure.isMissing).toBeFalsy();
  });
});

it('[CALL-X] the pages that go with a group are those that the compiler closes without it', () => {
  const whole = readConfigInput(process.cwd());
  // Some jurisdictions ask for what a group brings, and stop the site instead.
  const loose = (text: string) => text.replace(/"jurisdiction": "[a-z-]*"/, '"jurisdiction": "none"');
  const isWanted = (name: string) => !name.startsWith('site-configs/sites/') || name.includes('/lucky-harbor.example/');
  const input = {
    ...whole,
    files: new Map([...whole.files].flatMap(([name, text]) => (isWanted(name) ? [[name, loose(text)]] : []))),
  };
  const file = 'site-configs/platform/api.json';
  const groups = Object.keys(callsOf) as Capability[];
  for (const group of groups) {
    const api = {
      ...(JSON.parse(input.files.get(file) ?? '{}') as object),
      offers: groups.filter((name) => name !== group),
    };
    const { bundles, problems } = compileConfigs({
      ...input,
      files: new Map([...input.files, [file, JSON.stringify(api)]]),
    });
    expect([group, problems]).toEqual([group, []]);
    const { pages } = bundles.get('lucky-harbor.example') ?? expect.unreachable();
    const closed = Object.values(pages).flatMap(({ name }) =>
      isNotOffered(name) ? [name.replace('not-offered-', '')] : [],
    );
    expect([group, closed.sort()]).toEqual([group, [...pagesOfGroup[group]].sort()]);
  }
});
