import { coveringSampleOf } from '../sampling';
import { demoSites, siteFileOf } from './sites';

/** What a run with `E2E_SEED` visits: so many items, drawn by the seed, and every kind among them; all items without a seed. */
export function drawn<Item>(items: readonly Item[], size: number, kindsOf: (item: Item) => readonly string[]): readonly Item[] {
  const seed = process.env['E2E_SEED'] ?? '';
  return seed === '' ? items : coveringSampleOf(items, size, Number(seed), kindsOf);
}

/** Ways through the product that not every site takes: its default language, old theme code, family, aliases, apps and features. */
export function kindsOf(domain: string): readonly string[] {
  const { features = {}, ...site } = siteFileOf(domain);
  const template = demoSites.find((demo) => demo.domain === domain)?.template;
  return [
    site.locales.default === 'EN' ? 'English' : 'another language',
    site.locales.enabled.length > 1 ? 'languages' : 'one language',
    site.theme.code === template ? 'theme' : 'old theme',
    ...(['extends', 'aliases', 'apps'] as const).filter((key) => site[key] !== undefined),
    ...Object.keys(features).filter((name) => features[name]),
  ];
}

/** The sites of this run, for suites that visit each of them. */
export const drawnSites = drawn(demoSites, 6, ({ domain }) => kindsOf(domain));

/**
 * Sites in windows of these widths, for suites that look at each site in each of them. Drawn from all of both, so that a run meets more
 * sites than if it looked at few of them in every window.
 */
export function drawnWindows(widths: readonly number[], size = 8) {
  const windows = demoSites.flatMap((site) => widths.map((width) => ({ ...site, width })));
  return drawn(windows, size, ({ domain, width }) => [...kindsOf(domain), `${width} px`]);
}

/** Each of these sites in one of these windows, so that every site and every width occurs; all of both without a seed. */
export function drawnEach(domains: readonly string[], widths: readonly number[]) {
  const windows = domains.flatMap((domain) => widths.map((width) => ({ domain, width })));
  return drawn(windows, Math.max(domains.length, widths.length), ({ domain, width }) => [domain, `${width} px`]);
}
