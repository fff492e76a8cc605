import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveringSampleOf } from '../sampling';
import { demoSites } from './sites';

const folder = join(import.meta.dirname, '../../site-configs/sites');

interface SiteFile {
  readonly extends?: string;
  readonly aliases?: readonly string[];
  readonly apps?: unknown;
  readonly theme: { readonly code: string };
  readonly locales: { readonly default: string; readonly enabled: readonly string[] };
  readonly features?: Readonly<Record<string, boolean>>;
}

/** What a run with `E2E_SEED` visits: so many items, drawn by the seed, and every kind among them; all items without a seed. */
export function drawn<Item>(items: readonly Item[], size: number, kindsOf: (item: Item) => readonly string[]): readonly Item[] {
  const seed = process.env['E2E_SEED'] ?? '';
  return seed === '' ? items : coveringSampleOf(items, size, Number(seed), kindsOf);
}

/** Ways through the product that not every site takes: its default language, old theme code, family, aliases, apps and features. */
export function kindsOf(domain: string): readonly string[] {
  const { features = {}, ...site } = JSON.parse(readFileSync(join(folder, domain, 'site.json'), 'utf8')) as SiteFile;
  return [
    site.locales.default === 'EN' ? 'English' : 'another language',
    site.locales.enabled.length > 1 ? 'languages' : 'one language',
    site.theme.code.startsWith('template') ? 'theme' : 'old theme',
    ...(['extends', 'aliases', 'apps'] as const).filter((key) => site[key] !== undefined),
    ...Object.keys(features).filter((name) => features[name]),
  ];
}

/** The sites of this run, for suites that visit each of them. */
export const drawnSites = drawn(demoSites, 6, ({ domain }) => kindsOf(domain));
