import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../scripts/sandbox/index';
import { sites } from './sites';
import { contentSandbox, draw, fiesta, harbor, post, start, voltara } from './contentSandbox';

const app = await contentSandbox(() => start);

describe('games', () => {
  it.each([
    [
      harbor,
      { list: 'hot' },
      ['Golden Typhoon', 'Lucky Koi', 'Aztec Ember', 'Manila Nights Megaways', 'Nile Scarab', 'Diamond Dock'],
      64,
    ],
    [
      harbor,
      { category: 'casino' },
      ['Baccarat Squeeze', 'Speed Roulette', 'Color Game Fiesta', 'Blackjack Port 7'],
      96,
    ],
    [
      harbor,
      { category: 'crash,hash_game' },
      ['Crash Comet', 'Hash Dice', 'Plinko Bay', 'Block Hi-Lo', 'Mines 16', 'Rocket Jeep'],
      70,
    ],
    [
      harbor,
      { list: 'popular' },
      ['Ocean King 3', 'Speed Roulette', 'Cherry Circuit', 'Baccarat Squeeze', 'Mahjong Moon', 'Wolf Ridge'],
      48,
    ],
    [
      harbor,
      { list: 'new' },
      ['Corsair’s Bounty', 'Jade Dragon Eye', 'Sabong Arena', 'Harbor Lights', 'Bingo Bodega', 'Royal Flush Row'],
      18,
    ],
    [
      fiesta,
      { list: 'hot' },
      ['Sabong Royale', 'Manila Nights Megaways', 'Golden Typhoon', 'Perya Color Game', 'Ocean King 3'],
      312,
    ],
    [
      fiesta,
      { list: 'popular' },
      ['Baccarat Squeeze', 'Bingo Bonanza', 'Halo-Halo Pop', 'Aztec Ember', 'Mango Drop', 'Lucky Stack', 'Derby Dash'],
      7,
    ],
    [
      fiesta,
      { list: 'new' },
      ['Carousel Cash', 'Prize Wheel', 'Parol Fortune', 'Candy Cannon', 'Pearl of Palawan', 'Hash Blocks'],
      48,
    ],
    [
      draw,
      { list: 'hot' },
      ['Golden Typhoon', 'Manila Nights Megaways', 'Ocean King 3', 'Aztec Ember', 'Crash Comet', 'Speed Roulette'],
      60,
    ],
    [
      draw,
      { list: 'popular' },
      ['Lucky Koi', 'Baccarat Squeeze', 'Bell Foundry', 'Iron Rooster', 'Hash Dice', 'Saturday Parade'],
      60,
    ],
    [
      draw,
      { list: 'new' },
      ['The Night Mail', 'Fox & Lantern', 'Pharaoh’s Ledger', 'Orchard Nine', 'Lighthouse Keep', 'Clover Row'],
      42,
    ],
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
    expect(await gamesOf({ ...harbor, search: 'xyzzy', page: 1, page_size: 5 })).toEqual({
      games: [],
      total: 0,
      page: 1,
      page_size: 5,
    });
  });

  it('[CALL-X] pages without a gap or a repetition', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => gamesOf({ ...harbor, category: 'slot_game', page, page_size: 50 })),
    );
    expect(
      new Set(
        pages.flatMap(({ games }) => games.map(({ game_code, provider_code }) => `${provider_code}/${game_code}`)),
      ).size,
    ).toBe(150);
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
    expect(tables.games[0]).toMatchObject({
      game_name: 'Baccarat Squeeze',
      table: { seats: 7, taken: 5, min_stake: '5000', max_stake: '25000000' },
    });
    expect(tables.games[0]?.game_image).toMatch(/^\/api\/art\/dealers\/painterly\//);
    expect(popular.games[3]?.game_image).toMatch(/^\/api\/art\/games\/painterly\//);
  });

  it('[CALL-X] shows what is played at tables of a site that wants no dealers', async () => {
    const { games } = await gamesOf({ ...voltara, category: 'casino', page: 1, page_size: 20 });
    expect(games).toHaveLength(20);
    expect(
      games.map(({ game_image }) => game_image).filter((image) => !image.startsWith('/api/art/games/neon/')),
    ).toEqual([]);
    expect(games[0]).toMatchObject({ badges: expect.arrayContaining(['live']) as string[], table: { seats: 7 } });
  });
});

describe('names', () => {
  const ask = async (method: 'GET' | 'POST', url: string, language: string, payload: object = {}) =>
    (
      await app.inject({
        method,
        url,
        headers: { 'accept-language': language, host: 'lucky-harbor.example' },
        ...(method === 'POST' ? { payload } : {}),
      })
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
    expect((await ask('/api/startup', { domain_name: 'new-brand.example' })).json()).toEqual({
      statusCode: 404,
      statusMessage: 'unknownDomain',
    });
    const [first] = sites;
    if (first)
      served.push({ ...first, domain: 'new-brand.example', aliases: [], externalId: 'NB01', name: 'New Brand' });
    expect((await ask('/api/startup', { domain_name: 'new-brand.example' })).json()).toMatchObject({
      statusCode: 1,
      site: { site_name: 'New Brand' },
    });
    const about = (
      await ask('/api/settings/siteinfodetail', { domain_name: 'new-brand.example', external_id: 'NB01' })
    ).json<{
      cms: { about_us: { en_body: string } };
    }>();
    expect(about.cms.about_us.en_body).toMatch(/^<h2>Who we are<\/h2><p>New Brand is operated by New Brand\./);
    const seo = (
      await ask('/api/seo', { domain_name: 'new-brand.example', external_id: 'NB01', page_name: 'home' })
    ).json<{ value: { meta_title: string } }>();
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
    const answer = await post<{ value: readonly { title: string }[] }>(app, '/api/home/fetch_slide', harbor, {
      'accept-language': language,
    });
    expect(answer.value[2]?.title).toBe(title);
  });

  it('[SITE-6] returns bodies in English and in the site’s default language', async () => {
    const answer = await post<{ cms: { about_us: { en_body: string; local_body: string } } }>(
      app,
      '/api/settings/siteinfodetail',
      fiesta,
    );
    expect(answer.cms.about_us.en_body).toMatch(
      /^<h2>Who we are<\/h2><p>Fiesta Bola is operated by Bola Leisure Ltd\./,
    );
    expect(answer.cms.about_us.local_body).toMatch(
      /^<h2>Sino kami<\/h2><p>Pinapatakbo ng Bola Leisure Ltd ang Fiesta Bola/,
    );
  });
});

interface WireGame {
  readonly game_name: string;
  readonly game_code: string;
  readonly provider_code: string;
  readonly game_image: string;
}

async function gamesOf(body: object): Promise<{ readonly games: readonly WireGame[]; readonly total: number }> {
  return (await post<{ value: { games: readonly WireGame[]; total: number } }>(app, '/api/product/games', body)).value;
}
