import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LaunchParams } from '../../engine/api/calls/launch';
import { harbor, listeningSandbox, type ListeningSandbox, type Visit } from './sandboxVisit';

let sandbox: ListeningSandbox;
let player: Visit;
beforeAll(async () => {
  sandbox = await listeningSandbox();
});
beforeEach(async () => {
  await sandbox.steer({ reset: true });
  player = sandbox.visit();
  await player.signIn('juan', 'harbor-demo-1');
});
afterAll(() => sandbox.app.close());

const typhoon: LaunchParams = {
  providerCode: 'TIDEWELL',
  gameCode: 'golden-typhoon',
  isDemo: false,
  device: 'desktop',
  lobbyUrl: 'https://lucky-harbor.example/slots',
  depositUrl: 'https://lucky-harbor.example/deposit',
};

describe('launching', () => {
  it('[CALL-X] returns a new address every time, which opens once and for a minute', async () => {
    const [one, two] = await Promise.all([launch(), launch()]);
    expect(one).not.toBe(two);
    const page = await fetch(one);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1>Golden Typhoon</h1>');
    expect((await fetch(one)).status).toBe(410);
    await sandbox.steer({ timeOffsetMs: 60_000 });
    expect((await fetch(two)).status).toBe(410);
  });

  it('[CALL-X] needs a player, but for a demo', async () => {
    const guest = sandbox.visit();
    expect(await guest.client.call('launchGame', typhoon)).toMatchObject({
      failure: { statusMessage: 'sessionExpired' },
    });
    const games = await guest.client.call('games', { pageSize: 100 });
    const [withDemo, without] = [true, false].map((hasDemo) =>
      games.ok ? games.value.games.find((game) => game.hasDemo === hasDemo) : undefined,
    );
    const demo = (game = withDemo) =>
      guest.client.call('launchGame', {
        ...typhoon,
        isDemo: true,
        providerCode: game?.providerCode ?? '',
        gameCode: game?.gameCode ?? '',
      });
    expect(await demo()).toMatchObject({ ok: true, value: { target: 'frame' } });
    if (without) expect(await demo(without)).toMatchObject({ failure: { statusMessage: 'demoUnavailable' } });
  });

  it('[CAT-4] [CALL-X] sends games of EVOPLAY to a popup', async () => {
    const games = await player.client.call('games', { provider: 'EVOPLAY', pageSize: 1 });
    const gameCode = games.ok ? (games.value.games[0]?.gameCode ?? '') : '';
    expect(await player.client.call('launchGame', { ...typhoon, providerCode: 'EVOPLAY', gameCode })).toMatchObject({
      ok: true,
      value: { target: 'popup' },
    });
    expect(await player.client.call('launchGame', { ...typhoon, gameCode: 'no-such-game' })).toMatchObject({
      failure: { statusMessage: 'gameUnknown' },
    });
  });

  async function launch(): Promise<string> {
    const result = await player.client.call('launchGame', typhoon);
    if (!result.ok) throw new Error(result.failure.statusMessage);
    return sandbox.origin + result.value.url;
  }
});

describe('missions', () => {
  it('[CALL-X] advance with games, and pay once', async () => {
    const claim = (requestId: string) => player.client.call('claimMission', { requestId, missionId: 'hash-3' });
    const state = async () => {
      const missions = await player.client.call('playerMissions', {});
      return missions.ok ? missions.value.find(({ id }) => id === 'hash-3')?.state : undefined;
    };
    expect(await state()).toBe('open');
    expect(await claim('claim-early')).toMatchObject({ failure: { statusMessage: 'missionOpen' } });
    for (let game = 0; game < 2; game += 1) await player.client.call('launchGame', typhoon);
    expect(await state()).toBe('ready');
    await player.client.call('launchGame', typhoon);
    const missions = await player.client.call('playerMissions', {});
    expect(missions.ok && missions.value.filter(({ done, goal }) => done > goal)).toEqual([]);
    const first = await claim('claim-0001');
    expect(first).toEqual({ ok: true, value: { prize: { kind: 'money', amount: '50.00' }, tokens: '40', spins: 1 } });
    expect(await claim('claim-0001')).toEqual(first);
    expect(await claim('claim-0002')).toMatchObject({ failure: { statusMessage: 'alreadyClaimed' } });
    expect(await state()).toBe('claimed');
    expect(await player.client.call('balance', {})).toMatchObject({ value: { game: '12530.5' } });
  });
});

describe('the wheel', () => {
  it('[CALL-X] turns once a day, the same way for the same request', async () => {
    const wheel = await player.client.call('wheel', {});
    expect(wheel).toMatchObject({ ok: true, value: { spins: 1, nextAt: '2026-11-20T16:00:00Z' } });
    const first = await player.client.call('spin', { requestId: 'spin-0001' });
    const segment =
      wheel.ok && first.ok ? wheel.value.segments.find(({ id }) => id === first.value.segmentId) : undefined;
    expect(first).toMatchObject({ ok: true, value: { prize: segment?.prize } });
    expect(await player.client.call('spin', { requestId: 'spin-0001' })).toMatchObject({
      ok: true,
      value: { segmentId: segment?.id },
    });
    let turn = 1;
    for (; turn < 9; turn += 1) if (!(await player.client.call('spin', { requestId: `spin-again-${turn}` })).ok) break;
    expect(await player.client.call('spin', { requestId: `spin-last` })).toMatchObject({
      failure: { statusCode: 409, statusMessage: 'noSpinsLeft' },
    });
    await sandbox.steer({ timeOffsetMs: (24 * 3_600_000) / 2 - 1 });
    await player.signIn('juan', 'harbor-demo-1');
    expect(await player.client.call('wheel', {})).toMatchObject({ ok: true, value: { spins: 1 } });
  });
});

describe('the minigame', () => {
  it('[CALL-X] pays three times the stake for the pearl, once a request', async () => {
    let tokens = 40;
    for (let round = 0; round < 6; round += 1) {
      const ask = () => player.client.call('minigameRound', { requestId: `round-000${round}`, stake: 5, choice: 1 });
      const result = await ask();
      if (!result.ok) throw new Error(result.failure.statusMessage);
      const won = result.value.pearl === 1 ? 15 : 0;
      tokens += won - 5;
      expect(result.value).toEqual({
        id: `r-${round + 1}`,
        pearl: result.value.pearl,
        won,
        tokens: String(tokens),
        frozenTokens: '0',
      });
      expect(await ask()).toEqual(result);
    }
    expect(
      await player.client.call('minigameRound', { requestId: 'round-too-much', stake: 100, choice: 0 }),
    ).toMatchObject(tokens < 100 ? { failure: { statusMessage: 'notEnoughTokens' } } : { ok: true });
  });
});

describe('the site', () => {
  it('[CALL-SITE-9] [SITE-9] has partners with drawn logos', async () => {
    const partners = await sandbox.visit().client.call('partners', {});
    if (!partners.ok) throw new Error(partners.failure.statusMessage);
    expect(partners.value[0]).toEqual({
      name: 'Northern League',
      href: 'https://northern-league.example/',
      image: '/api/art/partners/northern-league.svg',
    });
    const logos = await Promise.all(
      partners.value.map(async ({ image }) => (await fetch(sandbox.origin + image)).text()),
    );
    expect(new Set(logos).size).toBe(partners.value.length);
    expect(logos[0]).toMatch(/^<svg [^]*<\/svg>$/);
  });

  it('[CALL-SITE-8] keeps what ad visits tell', async () => {
    await sandbox.visit().client.call('adVisit', { fbp: 'fb.1.2.3', appsflyerId: '' });
    expect((await sandbox.look()).adVisits).toEqual([
      { domain_name: harbor.domain, external_id: 'LH01', fbp: 'fb.1.2.3', appsflyer_id: '' },
    ]);
  });

  it('[CALL-SITE-4] [CALL-SITE-7] [CALL-SITE-10] [CALL-SITE-12] [CALL-SITE-14] says the rest of itself', async () => {
    const { client } = sandbox.visit();
    expect(await client.call('referral', {})).toEqual({ ok: true, value: { isOn: true } });
    expect(await client.call('analytics', {})).toMatchObject({
      ok: true,
      value: [{ section: 'head' }, { section: 'body' }],
    });
    expect(await client.call('socialAccounts', {})).toMatchObject({
      ok: true,
      value: [{ type: 'facebook', account: 'luckyharbor' }, {}, {}],
    });
    expect(await client.call('announcements', {})).toMatchObject({
      ok: true,
      value: [{ id: 'bank-holiday', route: 'banking' }, {}],
    });
    const feed = await client.call('recentTransactions', {});
    expect(feed.ok && feed.value.deposits.length === 10 && feed.value.withdrawals.length === 10).toBe(true);
    expect(await client.call('news', { page: 2, pageSize: 3 })).toMatchObject({
      ok: true,
      value: { total: 5, page: 2, items: [{ id: 'cup-winners' }, { id: 'safer-play' }] },
    });
  });
});
