import { expect, it, onTestFinished } from 'vitest';
import type { ApiClient } from '../../engine/api/client';
import { createPageClient } from '../../engine/api/pageClient';
import type { Identity } from '../../engine/api/endpoint';
import { layoutDefaults, type LayoutState } from '../../engine/api/layoutState';
import { createPatientTimers } from '../fixtures/patientTimers';
import { testSite } from '../fixtures/site';
import { foreignToken, startForeignPlatform } from './foreignPlatform';

const player: Identity = { accountId: 'player01', auth: foreignToken };

/** The client of a site whose games, launches and cashier a platform of another make answers, over HTTP. */
async function setUp(identity: Identity | null = player) {
  const platform = await startForeignPlatform();
  onTestFinished(platform.close);
  const reports: string[] = [];
  const site = testSite({
    externalId: 'LH01',
    api: { baseUrl: platform.origin },
    offers: ['games', 'launch', 'cashier'],
    adapters: { games: 'openhub', launch: 'openhub', cashier: 'openhub' },
  });
  let layout: LayoutState = layoutDefaults(site);
  const client: ApiClient = createPageClient({
    environment: {
      ...createPatientTimers(),
      fetch,
      log: () => undefined,
      report: (error) => void reports.push(String(error)),
    },
    site,
    identity: () => identity,
    layoutStore: {
      get layout() {
        return layout;
      },
      update: (more) => void (layout = { ...layout, ...more }),
    },
  });
  return { client, platform, reports, missing: () => layout.missing ?? [] };
}

/** Ids as the client makes them. */
const [first, second, third] = [1, 2, 3].map((digit) => `7f3c1d2e-5b4a-4c6d-8e9f-00000000000${digit}`) as [
  string,
  string,
  string,
];
const deposit = { requestId: first, methodCode: 'shellpay', amount: '500.00' };
const paid = {
  requestId: first,
  reference: 'M1',
  state: 'pending',
  amount: '500.00',
  fee: '0.00',
  method: 'shellpay',
  createdAt: '2027-01-01T00:00:00Z',
  step: { kind: 'qr', content: `shell:${first}` },
};

it('[CALL-X] games of a hub of another make come as ours, in pages, and a row that can not be read is dropped', async () => {
  const { client, platform } = await setUp(null);
  const answer = await client.call('games', { category: 'slot_game,fishing,casino', page: 1, pageSize: 24 });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      total: 3,
      games: [
        {
          providerCode: 'TIDEWELL',
          gameCode: 'golden-typhoon',
          name: 'Golden Typhoon',
          type: 'slot_game',
          returnToPlayer: 96.5,
          hasDemo: true,
          minStake: '0.20',
        },
        { gameCode: 'reef', type: 'fishing', image: '/game.svg#4', minStake: '1.50' },
        { gameCode: 'ace', type: 'casino', image: '/game.svg#0' },
      ],
    },
  });
  // An amount that nobody can read is not shown.
  expect(JSON.stringify(answer).match(/minStake/g)).toHaveLength(2);
  expect(platform.asked.map(({ line }) => line)).toEqual([
    'GET /api/hub/v2/catalogue?brand=LH01&kind=slots%7Cfish%7Clive&offset=0&limit=24',
  ]);
  expect(platform.asked[0]?.headers['accept-language']).toBe('en');
  expect(await client.call('games', { provider: 'TIDEWELL', game: 'reef' })).toMatchObject({
    ok: true,
    value: { total: 1, games: [{ gameCode: 'reef' }] },
  });
});

it('[CALL-X] a game opens by a session of the hub, whose refusals are ours', async () => {
  const { client, platform } = await setUp();
  const launch = (gameCode: string) =>
    client.call('launchGame', {
      providerCode: 'TIDEWELL',
      gameCode,
      isDemo: false,
      device: 'phone',
      lobbyUrl: 'https://a.example/',
      depositUrl: 'https://a.example/deposit',
    });
  expect(await launch('golden-typhoon')).toEqual({
    ok: true,
    value: { url: 'https://games.example/TIDEWELL:golden-typhoon', target: 'frame', expiresAt: '2027-01-01T00:01:00Z' },
  });
  expect(platform.asked[0]?.body).toMatchObject({
    sku: 'TIDEWELL:golden-typhoon',
    play: 'cash',
    screen: 'small',
    returnTo: 'https://a.example/',
  });
  expect(await launch('reef')).toMatchObject({
    ok: false,
    failure: { statusCode: 409, statusMessage: 'Reef is closed for a moment.' },
  });
  const { client: other } = await setUp({ ...player, auth: 'old' });
  expect(await other.call('paymentMethods', {})).toMatchObject({
    ok: false,
    failure: { statusMessage: 'sessionExpired' },
  });
});

it('sums of a purse of another make are exact, and a method takes no deposits by terms that nobody can read', async () => {
  const { client } = await setUp();
  expect(await client.call('wallet', {})).toEqual({ ok: true, value: { available: '1234.50', locked: '0.00' } });
  expect(await client.call('paymentMethods', {})).toEqual({
    ok: true,
    value: [
      {
        code: 'shellpay',
        name: 'ShellPay',
        kind: 'wallet',
        amounts: ['100.00', '500.00', '1000.00'],
        deposit: { min: '100.00', max: '50000.00', fee: '0.00', seconds: 60 },
        withdrawal: { min: '200.00', max: '20000.00', fee: '15.50', seconds: 600 },
        step: 'qr',
      },
      // Nothing can be paid in by it.
      { code: 'odd', name: 'Odd', kind: 'wallet', amounts: [] },
    ],
  });
});

it.each(['1,234.50', '12.345', 1234.567, 9_007_199_254_740_993, '', null, undefined, true, '1e5', '-', {}])(
  'a balance of another make that is no exact amount is none: %j',
  async (free) => {
    const { client, platform } = await setUp();
    platform.instead.set('GET /api/purse', { status: 200, body: { free, held: '0.00' } });
    expect(await client.call('wallet', {})).toMatchObject({ ok: false });
  },
);

it('[CALL-X] a deposit is one payment of the purse under the id of its intent, and is found again by it', async () => {
  const { client, platform } = await setUp();
  expect(await client.call('deposit', deposit)).toEqual({ ok: true, value: paid });
  expect(platform.asked.at(-1)).toMatchObject({
    line: `PUT /api/purse/movements/${first}`,
    body: { direction: 'in', channel: 'shellpay', amount: '500.00', currency: 'PHP' },
  });
  expect(await client.call('deposit', deposit)).toEqual({ ok: true, value: paid });
  expect(platform.movements.size).toBe(1);
  expect(await client.call('depositStatus', { requestId: first })).toEqual({ ok: true, value: paid });
  expect(await client.call('depositStatus', { requestId: second })).toEqual({ ok: true, value: null });
  expect(await client.call('deposit', { ...deposit, requestId: third, amount: '50001' })).toMatchObject({
    ok: false,
    failure: { statusCode: 422, statusMessage: 'That is more than this channel takes.' },
  });
});

it.each(['cut-before', 'cut-after'] as const)(
  '[CALL-X] a deposit whose answer is lost (%s) is sent once, and its outcome is asked for',
  async (cut) => {
    const { client, platform } = await setUp();
    platform.instead.set(`PUT /api/purse/movements/${first}`, cut);
    expect(await client.call('deposit', deposit)).toMatchObject({
      ok: false,
      failure: { statusMessage: 'disconnect' },
    });
    expect(platform.asked).toHaveLength(1);
    expect(await client.call('depositStatus', { requestId: first })).toEqual({
      ok: true,
      value: cut === 'cut-after' ? paid : null,
    });
    // A 404 that is not the purse's own says nothing of a payment.
    platform.instead.set(`GET /api/purse/movements/${first}`, { status: 404, body: { problem: 'no-route' } });
    expect(await client.call('depositStatus', { requestId: first })).toMatchObject({ ok: false });
  },
);

it('[CALL-X] a call of the group that the adapter does not have is one that the platform lacks, and nothing leaves for it', async () => {
  const { client, platform, missing } = await setUp();
  expect(await client.call('bonuses', {})).toMatchObject({ ok: false, failure: { isMissing: true } });
  expect(platform.asked).toEqual([]);
  expect(missing()).toEqual(['bonuses']);
});

it('[CALL-X] a hub that is not there takes its group away, as one of ours does', async () => {
  const { client, platform, reports, missing } = await setUp();
  platform.instead.set('GET /api/hub/v2/catalogue', { status: 404, body: {} });
  expect(await client.call('games', { category: 'slot_game' })).toMatchObject({
    ok: false,
    failure: { isMissing: true },
  });
  expect(missing()).toEqual(['games']);
  expect(reports).toContain('Error: The platform lacks games: the group "games" is taken away for this visit.');
});

it('[CALL-X] an adapter that is not there is told to engineers, and its calls are lost ones', async () => {
  const platform = await startForeignPlatform();
  onTestFinished(platform.close);
  const lines: string[] = [];
  const client = createPageClient({
    environment: {
      ...createPatientTimers(),
      fetch,
      log: (line) => void lines.push(line),
      report: (error) => void lines.push(String(error)),
    },
    site: testSite({ api: { baseUrl: platform.origin }, adapters: { cashier: 'gone' } }),
    identity: () => player,
  });
  expect(await client.call('wallet', {})).toMatchObject({ ok: false });
  expect(lines.join()).toContain('engine/api/adapters/gone.ts must export "adapter".');
  expect(platform.asked).toEqual([]);
});
