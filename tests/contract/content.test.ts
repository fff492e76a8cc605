import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../scripts/sandbox/index';
import { sites } from './sites';

const start = Date.parse('2026-11-20T12:14:00Z');
let clock = start;
/** A site whose tables show no dealers. */
const voltara = { domain_name: 'voltara.example', external_id: 'VT01' };
const app = await createSandbox({
  seed: 'livery',
  now: () => clock,
  sites: [...sites, ...sites.slice(0, 1).map((site) => ({ ...site, domain: voltara.domain_name, aliases: [], externalId: voltara.external_id }))],
});

const harbor = { domain_name: 'lucky-harbor.example', external_id: 'LH01' };
const fiesta = { domain_name: 'fiesta-bola.example', external_id: 'FB01' };
const draw = { domain_name: 'daily-draw.example', external_id: 'DD01' };

describe('games', () => {
  it.each([
    [harbor, { list: 'hot' }, ['Golden Typhoon', 'Lucky Koi', 'Aztec Ember', 'Manila Nights Megaways', 'Nile Scarab', 'Diamond Dock'], 64],
    [harbor, { category: 'casino' }, ['Baccarat Squeeze', 'Speed Roulette', 'Color Game Fiesta', 'Blackjack Port 7'], 96],
    [harbor, { category: 'crash,hash_game' }, ['Crash Comet', 'Hash Dice', 'Plinko Bay', 'Block Hi-Lo', 'Mines 16', 'Rocket Jeep'], 70],
    [harbor, { list: 'popular' }, ['Ocean King 3', 'Speed Roulette', 'Cherry Circuit', 'Baccarat Squeeze', 'Mahjong Moon', 'Wolf Ridge'], 48],
    [harbor, { list: 'new' }, ['Corsair’s Bounty', 'Jade Dragon Eye', 'Sabong Arena', 'Harbor Lights', 'Bingo Bodega', 'Royal Flush Row'], 18],
    [fiesta, { list: 'hot' }, ['Sabong Royale', 'Manila Nights Megaways', 'Golden Typhoon', 'Perya Color Game', 'Ocean King 3'], 312],
    [fiesta, { list: 'popular' }, ['Baccarat Squeeze', 'Bingo Bonanza', 'Halo-Halo Pop', 'Aztec Ember', 'Mango Drop', 'Lucky Stack', 'Derby Dash'], 7],
    [fiesta, { list: 'new' }, ['Carousel Cash', 'Prize Wheel', 'Parol Fortune', 'Candy Cannon', 'Pearl of Palawan', 'Hash Blocks'], 48],
    [draw, { list: 'hot' }, ['Golden Typhoon', 'Manila Nights Megaways', 'Ocean King 3', 'Aztec Ember', 'Crash Comet', 'Speed Roulette'], 60],
    [draw, { list: 'popular' }, ['Lucky Koi', 'Baccarat Squeeze', 'Bell Foundry', 'Iron Rooster', 'Hash Dice', 'Saturday Parade'], 60],
    [draw, { list: 'new' }, ['The Night Mail', 'Fox & Lantern', 'Pharaoh’s Ledger', 'Orchard Nine', 'Lighthouse Keep', 'Clover Row'], 42],
  ])('[CALL-X] returns %j %j', async (site, wanted, names, total) => {
    const { games, total: found } = await gamesOf({ ...site, ...wanted, page: 1, page_size: names.length });
    expect(games.map(({ game_name }) => game_name)).toEqual(names);
    expect(found).toBe(total);
  });

  it.each([
    ['goldn typhon', 'Golden Typhoon'],
    ['LUCKY KOI', 'Lucky Koi'],
    ['tidewell cherry', 'Cherry Circuit'],
    ['corsairs', 'Corsair’s Bounty'],
    ['bacarat sqeeze', 'Baccarat Squeeze'],
  ])('[CALL-X] finds %s', async (search, name) => {
    const { games } = await gamesOf({ ...harbor, search, page: 1, page_size: 5 });
    expect(games[0]?.game_name).toBe(name);
  });

  it('[CALL-X] finds nothing for words that no game has', async () => {
    expect(await gamesOf({ ...harbor, search: 'xyzzy', page: 1, page_size: 5 })).toEqual({ games: [], total: 0, page: 1, page_size: 5 });
  });

  it('[CALL-X] pages without a gap or a repetition', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => gamesOf({ ...harbor, category: 'slot_game', page, page_size: 50 })));
    expect(new Set(pages.flatMap(({ games }) => games.map(({ game_code, provider_code }) => `${provider_code}/${game_code}`))).size).toBe(150);
  });

  it('[CALL-X] returns the games of one provider, and orders by name', async () => {
    const { games } = await gamesOf({ ...harbor, provider: 'TIDEWELL', sort: 'name', page: 1, page_size: 100 });
    const names = games.map(({ game_name }) => game_name);
    expect(new Set(games.map(({ provider_code }) => provider_code))).toEqual(new Set(['TIDEWELL']));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('[CALL-X] shows the dealer where tables are asked for, and the game elsewhere', async () => {
    const [tables, popular] = [
      await gamesOf({ ...harbor, category: 'casino', page: 1, page_size: 1 }),
      await gamesOf({ ...harbor, list: 'popular', page: 1, page_size: 4 }),
    ];
    expect(tables.games[0]).toMatchObject({ game_name: 'Baccarat Squeeze', table: { seats: 7, taken: 5, min_stake: '5000', max_stake: '25000000' } });
    expect(tables.games[0]?.game_image).toMatch(/^\/api\/art\/dealers\/painterly\//);
    expect(popular.games[3]?.game_image).toMatch(/^\/api\/art\/games\/painterly\//);
  });

  it('[CALL-X] shows what is played at tables of a site that wants no dealers', async () => {
    const { games } = await gamesOf({ ...voltara, category: 'casino', page: 1, page_size: 20 });
    expect(games).toHaveLength(20);
    expect(games.map(({ game_image }) => game_image).filter((image) => !image.startsWith('/api/art/games/neon/'))).toEqual([]);
    expect(games[0]).toMatchObject({ badges: expect.arrayContaining(['live']) as string[], table: { seats: 7 } });
  });
});

describe('names', () => {
  const ask = async (method: 'GET' | 'POST', url: string, language: string, payload: object = {}) =>
    (
      await app.inject({ method, url, headers: { 'accept-language': language, host: 'lucky-harbor.example' }, ...(method === 'POST' ? { payload } : {}) })
    ).json<{ value: Record<string, unknown>[] }>().value;

  it('[CAT-7] of teams are there in every language that writes them otherwise', async () => {
    const [match] = await ask('GET', '/api/home/match_list', 'zh-Hans');
    expect(match).toMatchObject({
      home_team_name: 'Kestrel City',
      home_name_en: 'Kestrel City',
      home_name_cn: '红隼城',
      home_name_ct: '紅隼城',
      away_name_cn: '哈尔登竞技',
    });
    expect(match).not.toHaveProperty('home_name_vi');
    expect(match?.['league']).toBe('北方联赛');
  });
});

describe('a new site', () => {
  it('[CARD-3] is served at once, with borrowed content under its own name', async () => {
    const served = [...sites];
    const sandbox = await createSandbox({ seed: 'livery', now: () => start, sites: () => served });
    const ask = (path: string, body: object) => sandbox.inject({ method: 'POST', url: path, payload: body });
    expect((await ask('/api/startup', { domain_name: 'new-brand.example' })).json()).toEqual({ statusCode: 404, statusMessage: 'unknownDomain' });
    const [first] = sites;
    if (first) served.push({ ...first, domain: 'new-brand.example', aliases: [], externalId: 'NB01', name: 'New Brand' });
    expect((await ask('/api/startup', { domain_name: 'new-brand.example' })).json()).toMatchObject({ statusCode: 1, site: { site_name: 'New Brand' } });
    const about = (await ask('/api/settings/siteinfodetail', { domain_name: 'new-brand.example', external_id: 'NB01' })).json<{
      cms: { about_us: { en_body: string } };
    }>();
    expect(about.cms.about_us.en_body).toMatch(/^<h2>Who we are<\/h2><p>New Brand is operated by New Brand\./);
    const seo = (await ask('/api/seo', { domain_name: 'new-brand.example', external_id: 'NB01', page_name: 'home' })).json<{ value: { meta_title: string } }>();
    expect(seo.value.meta_title).toMatch(/ \| New Brand$/);
  });
});

describe('languages', () => {
  it.each([
    ['en', '3 missions, 40 free spins'],
    ['fil', '3 misyon, 40 free spin'],
    ['zh-Hans', '3 个任务，40 次免费旋转'],
    ['zh-CN,zh;q=0.9,en;q=0.5', '3 个任务，40 次免费旋转'],
    ['de', '3 missions, 40 free spins'],
  ])('[CALL-SITE-11] speaks %s', async (language, title) => {
    const answer = await post<{ value: readonly { title: string }[] }>('/api/home/fetch_slide', harbor, { 'accept-language': language });
    expect(answer.value[2]?.title).toBe(title);
  });

  it('[SITE-6] returns bodies in English and in the site’s default language', async () => {
    const answer = await post<{ cms: { about_us: { en_body: string; local_body: string } } }>('/api/settings/siteinfodetail', fiesta);
    expect(answer.cms.about_us.en_body).toMatch(/^<h2>Who we are<\/h2><p>Fiesta Bola is operated by Bola Leisure Ltd\./);
    expect(answer.cms.about_us.local_body).toMatch(/^<h2>Sino kami<\/h2><p>Pinatatakbo ng Bola Leisure Ltd ang Fiesta Bola/);
  });
});

describe('time', () => {
  it('[SITE-9] starts with the winners of the site’s data, and adds new ones the same way every time', async () => {
    clock = start;
    const first = await winners();
    expect(first.map(({ account_id, game_name, amount }) => [account_id, game_name, amount])).toEqual([
      ['ma***o', 'Golden Typhoon', 84310],
      ['jo***2', 'Baccarat Squeeze', 2140],
      ['ce***a', 'Ocean King 3', 918.6],
      ['ri***e', 'Aztec Ember', 1255.2],
      ['no***k', 'Iron Rooster', 640],
      ['b***22', 'Crash Comet', 377.15],
    ]);
    clock = start + 20_000;
    const later = await winners();
    expect(later.slice(2)).toEqual(first.slice(0, 4));
    expect(await winners()).toEqual(later);
    const twin = await createSandbox({ seed: 'livery', now: () => start, sites });
    await twin.inject({ method: 'POST', url: '/api/sandbox/control', payload: { timeOffsetMs: 20_000 } });
    expect((await twin.inject({ method: 'POST', url: '/api/settings/top10winner_withdrawal', payload: draw })).json()).toMatchObject({
      value: { winner: later },
    });
    clock = start;
  });

  it.each(['lucky-harbor.example', 'fiesta-bola.example'])(
    '[CALL-SITE-15] [CALL-SITE-16] prices no draw of a game that cannot end in one: %s',
    async (domain) => {
      const host = `${domain}.localhost:4000`;
      interface Priced {
        readonly match_id: string;
        readonly sport: string;
        readonly odds: readonly { readonly outcome: string; readonly price: number }[];
      }
      const read = async (url: string) => (await app.inject({ url, headers: { host } })).json<{ readonly value: readonly Priced[] }>().value;
      const matches = await read('/api/home/match_list');
      const prices = await read('/api/home/public_odds');
      const sportOf = (id: string) => matches.find(({ match_id }) => match_id === id)?.sport;
      expect(matches.some(({ sport }) => sport === 'basketball')).toBe(true);
      for (const { match_id, odds } of [...matches, ...prices]) {
        expect([match_id, ...odds.map(({ outcome }) => outcome)]).toEqual([match_id, '1', ...(sportOf(match_id) === 'basketball' ? [] : ['X']), '2']);
        const chances = odds.reduce((sum, { price }) => sum + 1 / price, 0);
        expect(chances, `${match_id} leaves the house something`).toBeGreaterThan(1);
      }
    },
  );

  it('[CALL-SITE-15] [CALL-SITE-16] opens with the site’s odds and moves them a little', async () => {
    clock = start;
    const opening = await odds('lucky-harbor.example');
    expect(opening[0]).toEqual([1.62, 3.9, 5.4]);
    clock = start + 60_000;
    const moved = await odds('lucky-harbor.example');
    expect(moved).not.toEqual(opening);
    expect(moved.flat().every((price, index) => Math.abs(price / (opening.flat()[index] ?? 1) - 1) < 0.05)).toBe(true);
    clock = start;
  });

  it('[CALL-SITE-16] tells each sport in what it counts in', async () => {
    let now = start;
    const domain = 'oddsline.example';
    const board = await createSandbox({
      seed: 'livery',
      now: () => now,
      sites: sites.slice(0, 1).map((site) => ({ ...site, domain, aliases: [], externalId: 'OL01' })),
    });
    interface Told {
      readonly match_id: string;
      readonly sport: string;
      readonly minute?: number;
      readonly period?: { readonly unit: string; readonly number: number };
      readonly home_score?: number;
      readonly away_score?: number;
    }
    const read = async () =>
      (await board.inject({ url: '/api/home/match_list', headers: { host: `${domain}.localhost:4000` } })).json<{ readonly value: readonly Told[] }>().value;
    const told = async (id: string) => {
      const match = (await read()).find(({ match_id }) => match_id === id);
      return match && [match.period?.unit, match.period?.number, match.home_score, match.away_score];
    };
    expect(await told('hm-mor-lin')).toEqual(['set', 2, 1, 0]);
    expect(await told('es-nul-pix')).toEqual(['map', 2, 1, 0]);
    expect(await told('nl-kes-hal')).toEqual([undefined, undefined, 2, 1]);
    expect(await told('mh-dav-ilo')).toEqual(['quarter', 1, 19, 16]);
    expect(await told('mh-bag-taa')).toEqual([undefined, undefined, undefined, undefined]);
    now += 20 * 60_000;
    expect(await told('mh-dav-ilo')).toEqual(['quarter', 3, 61, 54]);
    now = start + 24 * 3_600_000;
    expect((await read()).filter(({ sport, period }) => sport === 'football' && period)).toEqual([]);
    const fights = (await read()).filter(({ sport, minute }) => sport === 'sabong' && minute !== undefined);
    expect(fights.length).toBeGreaterThan(0);
    expect(fights.filter(({ home_score }) => home_score !== undefined)).toEqual([]);
  });

  it('[CALL-SITE-16] tells the site from the host', async () => {
    expect((await odds('daily-draw.example.localhost:4000'))[0]).toEqual([2.1, 3.4, 3.5]);
  });

  it('[CALL-X] lets jackpots grow by the second, in minor units', async () => {
    clock = start + 10_000;
    const { value } = await post<{ value: readonly { amount: string }[] }>('/api/home/jackpots', harbor);
    expect(value[0]?.amount).toBe(String(4820133720 + 10 * 3800));
    clock = start;
  });

  it('[SITE-9] pays out the site’s figure over the last 24 hours, more in its evening than in its morning', async () => {
    const { value } = await post<{ value: { hour_withdrawal: readonly number[] } }>('/api/settings/top10winner_withdrawal', harbor);
    expect(value.hour_withdrawal).toHaveLength(24);
    expect(value.hour_withdrawal.reduce((sum, hour) => sum + hour, 0)).toBe(31906442);
    const [morning = 0, evening = 0] = [8, 23].map((index) => value.hour_withdrawal[index]);
    expect(Math.min(...value.hour_withdrawal)).toBeGreaterThan(0);
    expect(evening).toBeGreaterThan(1.5 * morning);
  });
});

interface WireGame {
  readonly game_name: string;
  readonly game_code: string;
  readonly provider_code: string;
  readonly game_image: string;
}

async function gamesOf(body: object): Promise<{ readonly games: readonly WireGame[]; readonly total: number }> {
  return (await post<{ value: { games: readonly WireGame[]; total: number } }>('/api/product/games', body)).value;
}

async function winners(): Promise<readonly { readonly account_id: string; readonly game_name: string; readonly amount: number }[]> {
  return (await post<{ value: { winner: readonly { account_id: string; game_name: string; amount: number }[] } }>('/api/settings/top10winner_withdrawal', draw))
    .value.winner;
}

async function odds(host: string): Promise<readonly (readonly number[])[]> {
  const answer = (await app.inject({ url: '/api/home/public_odds', headers: { host } })).json<{ value: readonly { odds: readonly { price: number }[] }[] }>();
  return answer.value.map((match) => match.odds.map(({ price }) => price));
}

async function post<Answer>(url: string, payload: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return app.inject({ method: 'POST', url, payload, headers }).then((response) => response.json<Answer>());
}
