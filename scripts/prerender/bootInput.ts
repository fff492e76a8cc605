import type { CompiledLocale, CompiledSite } from '../../engine/config/compiled';

/** What the boot script of a page is told, as JSON in `data-boot`. */
export interface BootInput {
  /** The site's own maintenance window, in milliseconds since 1970; two zeros are none. */
  readonly maintenance: readonly [start: number, end: number];
  /** Prefix by language code and by browser tag; empty on pages with a prefix, which wins (ROUTE-3). */
  readonly languages: Readonly<Record<string, string>>;
}

/** Browser tags besides the language's own that should find a language. */
const relatedTags: Readonly<Record<string, readonly string[]>> = {
  fil: ['tl'],
  'zh-Hans': ['zh', 'zh-CN', 'zh-SG'],
  'zh-Hant': ['zh-TW', 'zh-HK', 'zh-MO'],
};

/** The boot input of a page of `site` in `locale`. */
export function bootInputOf(site: CompiledSite, locale: CompiledLocale): BootInput {
  const { maintenance } = site;
  return {
    maintenance: maintenance ? [Date.parse(maintenance.start), Date.parse(maintenance.end)] : [0, 0],
    languages: locale.prefix === '' ? prefixByTag(site.locales.enabled) : {},
  };
}

function prefixByTag(locales: readonly CompiledLocale[]): Record<string, string> {
  if (locales.length < 2) return {};
  return Object.fromEntries(locales.flatMap(({ code, lang, prefix }) => [code, lang, ...(relatedTags[lang] ?? [])].map((tag) => [tag, prefix] as const)));
}
