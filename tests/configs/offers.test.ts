import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capabilities } from '../../engine/config/capabilities';
import { cloned } from '../../engine/config/cloned';
import { compileConfigs } from '../../engine/config/compileConfigs';
import type { CompiledBundle, CompiledNode } from '../../engine/config/compiled';
import type { ConfigInput } from '../../engine/config/configInput';
import { isNotOffered } from '../../engine/config/notOffered';
import { formatProblem } from '../../engine/config/problem';
import { checkShape } from '../../engine/config/shape';
import { readSources } from '../../scripts/generate/sources';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { matchPath } from '../../scripts/serve/paths';
import { validateConfigs } from '../../engine/config/validateConfigs';

const root = join(import.meta.dirname, '../..');
const whole = readConfigInput(root);
const domain = 'lucky-harbor.example';
const seen = [domain, 'noctis.example', 'oddsline.example', 'pokito.example'];
/** The project with some of its sites, each of another build. */
const shipped: ConfigInput = { ...whole, files: new Map([...whole.files].filter(([file]) => !file.startsWith('site-configs/sites/') || seen.includes(file.split('/')[2] ?? ''))) };
const apiFile = 'site-configs/platform/api.json';
const siteFile = `site-configs/sites/${domain}/site.json`;

/** The shipped sites, under no jurisdiction, on a platform that offers these groups; one site may say its own. */
function inputOf(offers: readonly string[] | undefined, own?: readonly string[]): ConfigInput {
  const files = new Map(shipped.files);
  for (const [file, text] of files) if (/(?:site|families\/\w+)\.json$/.test(file)) files.set(file, text.replace(/"jurisdiction": "[a-z-]*"/, '"jurisdiction": "none"'));
  const write = (file: string, change: (value: Record<string, unknown>) => object) => {
    files.set(file, JSON.stringify(change(JSON.parse(files.get(file) ?? '{}') as Record<string, unknown>), null, 2));
  };
  if (offers) write(apiFile, (api) => ({ ...api, offers }));
  if (own) write(siteFile, (site) => ({ ...site, api: { baseUrl: '/', offers: own } }));
  return { ...shipped, files };
}

function compiled(input: ConfigInput): ReadonlyMap<string, CompiledBundle> {
  const { problems, bundles } = compileConfigs(input);
  expect(problems.map(formatProblem)).toEqual([]);
  return bundles;
}

function siteOf(offers: readonly string[] | undefined, own?: readonly string[]): CompiledBundle {
  const bundle = compiled(inputOf(offers, own)).get(domain);
  if (!bundle) throw new Error(`${domain} is not compiled.`);
  return bundle;
}

function everyNode(nodes: readonly CompiledNode[]): readonly CompiledNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(Object.values(node.slots ?? {}).flat())]);
}

function nodesOf({ site, pages, modals }: CompiledBundle): readonly CompiledNode[] {
  const regions = Object.values(site.layouts).flatMap(({ regions }) => regions.flatMap(({ nodes }) => nodes));
  return everyNode([...regions, ...site.shell, ...Object.values(pages).flatMap(({ regions }) => Object.values(regions).flat()), ...Object.values(modals).flatMap(({ nodes }) => nodes)]);
}

const closedBy = (offers: readonly string[]) =>
  Object.keys(siteOf(offers).pages)
    .filter(isNotOffered)
    .map((name) => name.replace('not-offered-', ''));

describe('[CALL-X] what a platform offers', () => {
  it('is everything where nobody says it: nothing is changed', () => {
    const { site, pages } = siteOf(undefined);
    expect(site.offers).toBeUndefined();
    expect(Object.keys(pages).filter(isNotOffered)).toEqual([]);
    expect(siteOf([...capabilities]).pages).toEqual(pages);
  });

  it('is what the site says, in place of what is said for all', () => {
    const bundles = compiled(inputOf([], ['cashier', 'banks', 'history']));
    expect(bundles.get(domain)?.site.offers).toEqual(['cashier', 'banks', 'history']);
    expect(bundles.get(domain)?.pages['deposit']?.regions['main']?.map(({ type }) => type)).toContain('deposit');
    expect(bundles.get('noctis.example')?.site.offers).toEqual([]);
  });

  it('is what the environment says, of the site before all, in place of both', () => {
    const input = inputOf([], ['history']);
    const file = 'site-configs/environments/trial.json';
    const trial = { version: 1, api: { offers: ['games', 'launch'] }, sites: { 'noctis.example': { api: { offers: ['cashier'] } } } };
    const files = new Map([...input.files, [file, JSON.stringify(trial)]]);
    const offersBy = (environment?: string) => {
      const bundles = compiled({ ...input, files, ...(environment === undefined ? {} : { environment }) });
      return [domain, 'noctis.example'].map((name) => bundles.get(name)?.site.offers);
    };
    expect(offersBy('trial')).toEqual([['games', 'launch'], ['cashier']]);
    expect(offersBy()).toEqual([['history'], []]);
  });

  it('is named in words that exist', () => {
    const { problems } = compileConfigs(inputOf(['games', 'minigames']));
    expect(problems.map(formatProblem).join('\n')).toMatch(/offers\[1\]: "minigames" is not allowed here\. Did you mean "minigame"\? One of: minigame, games, .*\[value-unknown\]/);
  });

  it('is the same list in every schema', () => {
    const { descriptors } = readSources(root);
    for (const [file, path] of [['platform/api', ['offers']], ['site', ['api', 'properties', 'offers']], ['family', ['api', 'properties', 'offers']]] as const) {
      const schema = descriptors.find((one) => one.path === `schemas/${file}.schema.json`)?.schema;
      const found = path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], schema?.['properties']);
      expect((found as { readonly items: { readonly enum: unknown } }).items.enum).toEqual(capabilities);
    }
  });

  it('is what widgets name in their schemas, each group by at least one', () => {
    const named = new Set([...shipped.catalogue.widgets.values()].flatMap(({ needs = [] }) => needs.map(({ group }) => group)));
    // A game's own page says that nothing is launched.
    expect([...named, 'launch'].sort()).toEqual([...capabilities].sort());
  });
});

describe('[CALL-X] a platform that has the calls of the specification alone', () => {
  const bundles = compiled(inputOf([]));

  it('keeps the pages that the specification fills, on every site', () => {
    const kept = ['home', 'hot', 'sports', 'vip', 'inbox', 'account', 'profile', 'playnow', 'banking', 'contact-us', 'responsible-gaming', 'download'];
    for (const [name, { pages }] of bundles) expect([name, kept.filter((page) => pages[page] === undefined)]).toEqual([name, []]);
  });

  it('leads to none of the others: no link, menu, category or modal names one', () => {
    for (const [name, bundle] of bundles) {
      const { pages, site } = bundle;
      const closed = Object.keys(pages).flatMap((page) => (isNotOffered(page) ? [page.replace('not-offered-', '')] : []));
      expect(closed.length).toBe(26);
      const links = nodesOf(bundle).flatMap(({ type, props }) => {
        const widget = shipped.catalogue.widgets.get(type);
        return widget ? checkShape(widget.validate, cloned(props)).references.flatMap(({ keyword, value }) => (keyword === 'x-route' ? [String(value)] : [])) : [];
      });
      expect([name, links.filter((route) => closed.includes(route))]).toEqual([name, []]);
      expect([...site.categories, ...(site.secondaryNavigation ?? [])].filter(({ route }) => closed.includes(route))).toEqual([]);
      expect(site.routes.filter(({ name: route }) => closed.includes(route))).toEqual([]);
    }
  });

  it('answers at their addresses with a page that says so and leads on', () => {
    for (const { pages, site } of bundles.values()) {
      const page = pages['not-offered-deposit'];
      expect(page).toMatchObject({ path: '/deposit', access: 'public', listed: false, layout: site.theme.template });
      expect(page?.regions['main']?.map(({ type }) => type)).toEqual(['page-heading', 'text', 'menu']);
      const links = (page?.regions['main']?.[2]?.props['links'] ?? []) as readonly { readonly route: string }[];
      expect(links.map(({ route }) => route)).toEqual(['home', 'account', 'inbox', 'vip', 'contact-us']);
      expect(site.routes.find(({ path }) => path === '/deposit')?.name).toBe('not-offered-deposit');
    }
  });

  it('[CAT-1] leads the address of a category to the page that says that its games are not offered, in each language', () => {
    for (const { site } of bundles.values()) {
      const { prefix = '' } = site.locales.enabled.find(({ code }) => code !== site.locales.default) ?? {};
      const casino = (path: string) => matchPath({ site }, path);
      expect(casino('/livecasino')).toEqual({ kind: 'redirect', status: 308, to: '/casino' });
      expect(casino(`/${prefix}/LiveCasino`)).toEqual({ kind: 'redirect', status: 308, to: `/${prefix}/casino` });
      expect(casino('/casino')).toMatchObject({ kind: 'file', path: 'casino.html' });
      expect(casino('/table')).toMatchObject({ to: '/poker' });
    }
  });

  it('asks for nothing that it does not have, and opens no windows for games', () => {
    for (const bundle of bundles.values()) {
      expect(nodesOf(bundle).filter(({ type, props }) => type === 'game-grid' && 'category' in (props['source'] as object))).toEqual([]);
      expect(nodesOf(bundle).filter(({ props }) => type(props['facets']) || type(props['controls']))).toEqual([]);
      expect(bundle.site.popupProviders).toBeUndefined();
    }
    function type(value: unknown): boolean {
      return Array.isArray(value) && value.length > 0;
    }
  });

  it('is told of by the validator, once for each list', () => {
    const input = inputOf(['games', 'launch', 'promotions', 'news', 'limits', 'vip-levels', 'missions', 'leaderboard', 'spin', 'minigame', 'referrals', 'banks', 'history'], []);
    expect(compiled(input).size).toBeGreaterThan(0);
    const told = validateConfigs(input).map(formatProblem);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^site-configs\/platform\/api\.json:\d+:\d+ {2}offers: .*: \/deposit, \/withdrawal\. .* \[page-empty\]$/);
    expect(told[1]).toMatch(/lucky-harbor\.example\/site\.json:\d+:\d+ {2}api\.offers: .*\/add-bank, .*\/withdrawal\. .* \[page-empty\]$/);
    expect(validateConfigs(shipped)).toEqual([]);
  });

  it('cannot serve a jurisdiction that asks for what it lacks', () => {
    const input = inputOf([]);
    const strict = new Map(input.files).set(siteFile, (shipped.files.get(siteFile) ?? '').replace(/"jurisdiction": "[a-z-]*"/, '"jurisdiction": "strict"'));
    expect(compileConfigs({ ...input, files: strict }).problems.map(({ message }) => message)).toContain(
      'Jurisdiction "strict" asks for "deposit-limits": page "responsible-gaming" has no "deposit-limits". It needs "limits", which "api.offers" leaves out: a platform without it cannot serve this jurisdiction.',
    );
  });
});

it.each([
  ['the cashier', ['cashier'], ['deposit', 'withdrawal']],
  ['banks', ['banks'], ['add-bank', 'bank-details', 'withdrawal']],
  ['history', ['history'], ['bet-history', 'statement', 'transaction-history']],
  ['promotions', ['promotions'], ['promotions']],
  ['launch', ['launch'], []],
  ['jackpots', ['jackpots'], []],
  ['limits', ['limits'], []],
] as const)('[CALL-X] without %s, these pages close', (_, without, pages) => {
  expect(closedBy(capabilities.filter((group) => !without.some((name) => name === group)))).toEqual(pages);
});
