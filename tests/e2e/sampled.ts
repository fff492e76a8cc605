import { gateShare } from '../gateShare';
import { demoSites, siteFileOf } from './sites';

/**
 * What a run with `E2E_SEED` visits: about this share of the items, decided by the seed and each item's own key, and
 * every kind among them; all items without a seed. With `E2E_SITES=<domain>,…` it visits all items of those sites and
 * no others: their keys begin with the domain.
 */
export function sampled<Item>(
  items: readonly Item[],
  share: number,
  keyOf: (item: Item) => string,
  kindsOf: (item: Item) => readonly string[] = () => [],
): readonly Item[] {
  const sites = process.env['E2E_SITES'] ?? '';
  if (sites !== '')
    return items.filter((item) => sites.split(',').some((domain) => `${keyOf(item)} `.startsWith(`${domain} `)));
  return gateShare(items, share, keyOf, kindsOf);
}

/**
 * Ways through the product that not every site takes: its default language, old theme code, family, aliases, apps and
 * features.
 */
function kindsOf(domain: string): readonly string[] {
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

/** What a sample knows a site in a window by. */
export function windowKey({ domain, width }: { readonly domain: string; readonly width: number }): string {
  return `${domain} ${width}`;
}

/** A site, for suites that open each of them in a browser. */
export const fewSites = sampled(
  demoSites,
  0,
  ({ domain }) => domain,
  () => ['any'],
);

/** Sites of every kind, for suites that ask the server alone. */
export const sampledSites = sampled(
  demoSites,
  0.08,
  ({ domain }) => domain,
  ({ domain }) => kindsOf(domain),
);

/**
 * A site in one of these windows, for suites that look at each site in each of them. With `each`, a site in each of the
 * windows.
 */
export function sampledWindows(widths: readonly number[], each: 'each' | 'one' = 'one') {
  const windows = demoSites.flatMap((site) => widths.map((width) => ({ ...site, width })));
  return sampled(windows, 0, windowKey, ({ width }) => [each === 'each' ? `${width} px` : 'any']);
}

/** One of these sites in one of these windows; all of both without a seed. */
export function sampledEach(domains: readonly string[], widths: readonly number[]) {
  const windows = domains.flatMap((domain) => widths.map((width) => ({ domain, width })));
  return sampled(windows, 0, windowKey, () => ['any']);
}
