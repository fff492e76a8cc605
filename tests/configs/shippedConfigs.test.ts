import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import { bySite, checkConfigs, compileConfigs, compileOneSite } from '../../engine/config/compileConfigs';
import { problemPrinters } from '../../scripts/config/printProblems';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { steadyTime } from '../fixtures/growth';

const input = readConfigInput(process.cwd());
let bundles: ReadonlyMap<string, CompiledBundle>;
const siteOf = (domain: string) => {
  const bundle = bundles.get(domain);
  if (bundle === undefined) throw new Error(`${domain} is not compiled.`);
  return bundle.site;
};

beforeAll(() => {
  const compiled = compileConfigs(input);
  expect(compiled.problems).toEqual([]);
  ({ bundles } = compiled);
});

it('[CARD-5] the shipped configurations have no problems, and JSON output says []', () => {
  expect(problemPrinters.json(checkConfigs(input).problems, input.files)).toBe('[]');
});

it.each([
  [1999, ['Write 0, or 2000 to 60000 milliseconds: a player needs two seconds to read a slide. 1999 is not allowed here.']],
  [2000, []],
])('[CARD-2] a slide that stays for %i ms is refused where nobody could read it', (interval, expected) => {
  const home = 'templates/template19/pages/home.json';
  const text = input.files.get(home)?.replace('"interval": 0', `"interval": ${interval}`) ?? '';
  expect(text).toContain(String(interval));
  const { problems } = checkConfigs({ ...input, files: new Map(input.files).set(home, text) });
  expect(problems.map(({ message }) => message)).toEqual(expected);
});

describe('the platform tables of the specification', () => {
  it('[CAT-1] has thirteen categories with their segments', () => {
    const file = JSON.parse(input.files.get('site-configs/platform/categories.json') ?? '{}') as { categories: { name: string; segment: string }[] };
    expect(Object.fromEntries(file.categories.map(({ name, segment }) => [name, segment]))).toEqual({
      hot: '',
      slot_game: 'slots',
      casino: 'livecasino',
      hash_game: 'hashgame',
      sportsbook: 'sportsbook',
      fishing: 'fish',
      poker: 'table',
      sabong: 'sabong',
      lottery: 'lottery',
      horse_racing: 'horseracing',
      bingo: 'bingo',
      arcade: 'arcade',
      crash: 'crash',
    });
  });

  it('[CAT-2] has free play and the minigame beside them, on the sites that have their pages', () => {
    expect(siteOf('lucky-harbor.example').secondaryNavigation?.map(({ name, route, feature }) => [name, route, feature])).toEqual([
      ['freeplay', 'freeplay', 'freePlay'],
      ['minigame', 'minigame', 'gamify'],
    ]);
  });

  it('[ROUTE-5] knows the segments and providers that the address of a game may name', () => {
    const page = bundles.get('lucky-harbor.example')?.pages['playnow'];
    expect(page?.query?.['category']?.values).toContain('livecasino');
    expect(page?.query?.['provider']?.values).toContain('EVOPLAY');
    expect(page?.query?.['game']).toEqual({ values: null, with: 'provider' });
  });

  it('[CAT-5] lists about 45 providers, and only [CAT-4] EVOPLAY opens a popup', () => {
    const file = JSON.parse(input.files.get('site-configs/platform/providers.json') ?? '{}') as { providers: { code: string; opens?: string }[] };
    expect(file.providers.length).toBeGreaterThanOrEqual(40);
    expect(file.providers.filter(({ opens }) => opens === 'popup').map(({ code }) => code)).toEqual(['EVOPLAY']);
  });

  it('[VIEW-1] compiles the seven breakpoints and [VIEW-2] those of the template, and no other', () => {
    expect(siteOf('lucky-harbor.example').viewport).toEqual({
      names: ['mobile', 'mobileMedium', 'mobileWide', 'tablet', 'desktop', 'desktopMedium', 'desktopWide'],
      fallback: 'desktop',
    });
    expect(siteOf('lucky-harbor.example').breakpoints).toEqual({
      mobile: 320,
      mobileMedium: 375,
      mobileWide: 425,
      tablet: 768,
      desktop: 1024,
      desktopMedium: 1280,
      desktopWide: 1600,
      template4Custom: 999,
    });
  });
});

describe('compiled sites', () => {
  it.each([
    ['lucky-harbor.example', 'ENTRY-1', { kind: 'modal', route: 'home', modal: 'loginmodal', delayMs: 1000 }],
    ['fiesta-bola.example', 'ENTRY-2', { kind: 'modal', route: 'home', modal: 'modal-signin', delayMs: 1000 }],
    ['daily-draw.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['kingsgate.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['reelhouse.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['oddsline.example', 'ENTRY-1', { kind: 'modal', route: 'home', modal: 'loginmodal', delayMs: 1000 }],
    ['cubo.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['mochi-play.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['grand-aurelia.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['pokito.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['kabam.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['noctis.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['sundarban.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['everest-play.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['wireframe.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['borealis.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['felt-and-crown.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['playmart.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['voltara.example', 'ENTRY-1', { kind: 'modal', route: 'home', modal: 'loginmodal', delayMs: 1000 }],
    ['boulevard-88.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['metropole.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['lantern-night.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['halfmoon.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
    ['hashroom.example', 'ENTRY-3', { kind: 'page', route: 'login' }],
  ])('%s sends guests as [%s] says', (domain, _, entry) => expect(siteOf(domain).loginEntry).toEqual(entry));

  it.each([
    ['lucky-harbor.example', ['sapphire', 'template4', 'slot4']],
    ['fiesta-bola.example', ['crimson', 'template5']],
    ['daily-draw.example', ['crimson', 'template7']],
    ['kingsgate.example', ['emerald', 'template1']],
    ['reelhouse.example', ['crimson', 'template10']],
    ['maison-azur.example', ['sapphire', 'template3']],
    ['oddsline.example', ['emerald', 'template11', 'sportsbook1']],
    ['cubo.example', ['emerald', 'template17']],
    ['mochi-play.example', ['amethyst', 'template12']],
    ['grand-aurelia.example', ['gold', 'template8']],
    ['pokito.example', ['amethyst', 'template15']],
    ['kabam.example', ['gold', 'template21']],
    ['noctis.example', ['amethyst', 'template6']],
    ['sundarban.example', ['emerald', 'template15']],
    ['everest-play.example', ['gold', 'template1']],
    ['wireframe.example', ['sapphire', 'wireframe']],
    ['borealis.example', ['emerald', 'template22']],
    ['felt-and-crown.example', ['emerald', 'template14', 'casino4']],
    ['playmart.example', ['crimson', 'template9']],
    ['voltara.example', ['sapphire', 'template2', 'slot2']],
    ['boulevard-88.example', ['gold', 'template16']],
    ['metropole.example', ['gold', 'template19']],
    ['lantern-night.example', ['crimson', 'template23']],
    ['halfmoon.example', ['sapphire', 'template20']],
    ['hashroom.example', ['emerald', 'template13']],
  ])('[SITE-5] %s carries its body classes', (domain, classes) => expect(siteOf(domain).theme.bodyClasses).toEqual(classes));

  it('[LAYOUT-1] default, minigame, maintenance and template1 to template23 exist, and wireframe for engineers; there is no template18', () => {
    const named = [...input.files.keys()].flatMap((path) => /^templates\/([^/]+)\/template\.json$/.exec(path)?.[1] ?? []);
    const numbers = Array.from({ length: 23 }, (_, index) => index + 1).filter((number) => number !== 18);
    const specified = numbers.map((number) => `template${number}`);
    expect(named).toEqual(expect.arrayContaining(['default', 'minigame', 'maintenance', 'wireframe', ...specified]));
    expect(named.filter((name) => /^template\d+$/.test(name)).sort()).toEqual(specified.sort());
  });

  it('[CAT-1] casino, sports and cockfights are played live, no other category', () => {
    for (const { site } of bundles.values()) {
      expect(site.categories.flatMap(({ name, live }) => (live ? [name] : []))).toEqual(['casino', 'sportsbook', 'sabong'].filter((name) => site.categories.some((one) => one.name === name)));
    }
  });

  it('[LAYOUT-4] the minigame has a layout of its own, and every other page the one it names, else that of its template', () => {
    for (const { site, pages } of bundles.values()) {
      expect(pages['minigame']?.layout).toBe('minigame');
      for (const { name, layout } of Object.values(pages)) {
        const written = JSON.parse(input.files.get(`site-configs/pages/${name}.json`) ?? '{}') as { readonly layout?: string };
        expect([site.domain, name, layout]).toEqual([site.domain, name, written.layout ?? site.theme.template]);
        expect(Object.keys(site.layouts)).toContain(layout);
      }
    }
  });

  it('[SHELL-1] opens the login modal from the rewards icon on template4, template8 and template10 and goes to login on the others', () => {
    expect(siteOf('lucky-harbor.example').rewards).toEqual({ player: 'minigame', guest: { kind: 'modal', modal: 'loginmodal', delayMs: 0 } });
    expect(siteOf('reelhouse.example').rewards).toEqual({ player: 'minigame', guest: { kind: 'modal', modal: 'loginmodal', delayMs: 0 } });
    expect(siteOf('grand-aurelia.example').rewards).toEqual({ player: 'minigame', guest: { kind: 'modal', modal: 'loginmodal', delayMs: 0 } });
    expect(siteOf('daily-draw.example').rewards).toEqual({ player: 'minigame', guest: { kind: 'page', route: 'login' } });
  });

  it('[CARD-1] are frozen at every depth', () => {
    const isDeeplyFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
    for (const bundle of bundles.values()) expect(isDeeplyFrozen(bundle)).toBe(true);
  });

  it('[CAT-6] carry fallback games for the four lists', () => {
    const { fallbackGames } = bundles.get('lucky-harbor.example') ?? {};
    expect(Object.keys(fallbackGames ?? {})).toEqual(['hot', 'featured', 'popular', 'new']);
    const games = Object.values(fallbackGames ?? {}).flat();
    expect(games.length).toBeGreaterThan(0);
    // No platform has pictures of these games: they are drawn.
    expect(games.filter(({ type, image }) => type !== 'SLOTS' || !/^\/game\.svg#\d$/.test(image))).toEqual([]);
  });
});

it('[CARD-3] compiles one changed site against the loaded platform in a small part of the time that all take, and keeps an invalid one out', () => {
  const { platform, sites } = checkConfigs(input);
  const changed = bySite(input).sites.find(({ domain }) => domain === 'lucky-harbor.example');
  if (changed === undefined) throw new Error('No site to change.');
  const file = 'site-configs/sites/lucky-harbor.example/site.json';
  const edited = (from: string, to: string) => ({ ...changed, files: new Map([...changed.files, [file, (changed.files.get(file) ?? '').replace(from, to)]]) });
  const golden = edited('"sapphire"', '"gold"');
  const { bundle } = compileOneSite(platform, golden, sites);
  const [ofOne, ofAll] = [() => compileOneSite(platform, golden, sites), () => checkConfigs(input)].map(steadyTime);
  expect((ofOne ?? Infinity) / (ofAll ?? 0)).toBeLessThan(0.3);
  expect(bundle?.site.theme.color).toBe('gold');
  const broken = compileOneSite(platform, edited('"sapphire"', '"saphire"'), sites);
  expect(broken.bundle).toBeUndefined();
  expect(broken.problems.map(({ code }) => code)).toEqual(['theme-color-unknown']);
});
