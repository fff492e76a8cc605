import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCatalogue, gameKey } from '../../scripts/sandbox/catalogue/catalogue';
import { categoryNames } from '../../scripts/sandbox/catalogue/game';
import { readStudios } from '../../scripts/sandbox/catalogue/studios';
import { createSiteCatalogue } from '../../scripts/sandbox/catalogue/siteCatalogue';
import { drawGame } from '../../scripts/sandbox/art/index';
import { createSandbox } from '../../scripts/sandbox/index';
import { readSiteData } from '../../scripts/sandbox/siteData';
import { sites } from './sites';

const studios = readStudios();
const data = [...readSiteData().values()];
const catalogue = createCatalogue('livery', studios, data);
const games = [...catalogue.values()];
const ownOf = new Map(data.map((site) => [site.domain, createSiteCatalogue(catalogue, studios, site)]));
const catalogueAt = (domain: string) => ownOf.get(domain) ?? expect.unreachable(domain);

describe('the catalogue', () => {
  it('[CAT-5] has about 45 providers, each with games', () => {
    expect(studios.length).toBeGreaterThanOrEqual(43);
    expect(studios.length).toBeLessThanOrEqual(48);
    expect(studios.filter(({ code }) => !games.some(({ providerCode }) => providerCode === code))).toEqual([]);
  });

  it('[CAT-1] has at least 3,000 games, some in every category', () => {
    expect(games.length).toBeGreaterThanOrEqual(3000);
    expect(categoryNames.filter((category) => games.every((game) => game.category !== category))).toEqual([]);
  });

  it.each(data.map((site) => [site.domain, site] as const))(
    '[CAT-1] offers on %s what the site asks for in each category',
    (_, site) => {
      const own = catalogueAt(site.domain);
      const counts = Object.fromEntries(
        categoryNames.map((category) => [category, own.games.filter((game) => game.category === category).length]),
      );
      expect(counts).toEqual(site.catalogue);
      expect(own.lists.hot).toHaveLength(site.listTotals.hot);
      expect(own.studios).toHaveLength(site.studios.length);
    },
  );

  it.each(data.map((site) => [site.domain, site] as const))(
    'shows no picture twice in the first row of a category of %s that has enough',
    (_, site) => {
      const titles = new Set(site.titles.map(({ name }) => name));
      const own = catalogueAt(site.domain);
      const rows = categoryNames
        .map((category) => own.games.filter((game) => game.category === category))
        .filter((all) => new Set(all.map(({ motif }) => motif)).size >= 8);
      const repeated = rows.flatMap((all) =>
        all
          .slice(0, 6)
          .filter(
            ({ name, motif }, index) =>
              !titles.has(name) && all.slice(0, index).some((earlier) => earlier.motif === motif),
          ),
      );
      expect(rows.length).toBeGreaterThan(3);
      expect(repeated.map(({ category, name }) => `${category}: ${name}`)).toEqual([]);
    },
  );

  it.each(data.map((site) => [site.domain, site] as const))(
    '[CAT-1] lists on %s the most played games of a category first',
    (_, site) => {
      const own = catalogueAt(site.domain);
      const offered = new Set(own.games);
      const players = categoryNames.map((category) =>
        own.games.filter((game) => game.category === category).map((game) => game.players),
      );
      expect(players).toEqual(players.map((numbers) => numbers.toSorted((one, other) => other - one)));
      for (const list of Object.values(own.lists)) expect(list.filter((game) => !offered.has(game))).toEqual([]);
    },
  );

  it('calls no two games of a provider alike, and numbers none', () => {
    expect(new Set(games.map(({ providerCode, name }) => `${providerCode}/${name}`)).size).toBe(games.length);
    expect(games.filter(({ name }) => /^Game\b/i.test(name))).toEqual([]);
    expect(
      games.filter(
        ({ code, providerCode }) =>
          catalogue.get(gameKey(providerCode, code))?.code !== code || !/^[a-z0-9-]+$/.test(code),
      ),
    ).toEqual([]);
  });

  it('is the same for the same seed, and another for another', () => {
    const names = (seed: string) =>
      [...createCatalogue(seed, studios, data).values()].slice(0, 300).map(({ name }) => name);
    expect(names('livery')).toEqual(games.slice(0, 300).map(({ name }) => name));
    expect(names('other')).not.toEqual(names('livery'));
  });

  it('draws every game its own picture', () => {
    const pictures = new Set<string>();
    for (const { motif, seed } of games)
      pictures.add(fingerprint(drawGame({ motif, renderer: 'linocut', seed, width: 60, height: 60 })));
    // Titles that several sites name share their picture: it is the same game by another studio.
    expect(pictures.size).toBe(new Set(games.map(({ motif, seed }) => `${motif}/${seed}`)).size);
    expect(pictures.size).toBeGreaterThanOrEqual(3000);
  });
});

/** The picture without the names of its gradients, which follow the seed and hide that two drawings are alike. */
function fingerprint(svg: string): string {
  return createHash('sha256')
    .update(svg.replace(/\ba[0-9a-z]{5,8}(?=[A-Za-z]*["')])/g, ''))
    .digest('base64');
}

describe('pictures', () => {
  it('come as SVG, compressed, kept for ever under an address that changes with the drawing', async () => {
    const app = await createSandbox({ seed: 'livery', sites });
    const list = await app.inject({
      method: 'POST',
      url: '/api/product/get_hot_games',
      payload: { domain_name: 'fiesta-bola.example', external_id: 'FB01', game_type: 'hot' },
    });
    const [first] = list.json<{ value: readonly { game_image: string }[] }>().value;
    const url = first?.game_image ?? '';
    expect(url).toMatch(/^\/api\/art\/games\/flat\/TRES_PALMAS\/sabong-royale\.svg\?w=320&h=320&v=[0-9a-f]{8}$/);
    const picture = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await app.inject({ url, headers: { 'if-none-match': String(picture.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/api/art/games/flat/TIDEWELL/no-such-game.svg',
    '/api/art/games/crayon/TIDEWELL/golden-typhoon.svg',
    '/api/art/banners/flat/nowhere.svg',
    '/api/art/providers/NOBODY.svg',
  ])('returns 404 for %s', async (url) => {
    const app = await createSandbox({ seed: 'livery', sites });
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});
