import type { CompiledLocale, CompiledSite } from '../../engine/config/compiled';
import { ownValue } from '../../engine/config/ownValue';

/** What the boot script of a page is told, as JSON in `data-boot`; a list, because its script counts bytes. */
export type BootInput = readonly [
  /** The site's own maintenance window, in milliseconds since 1970; two zeros mean that there is none. */
  maintenanceStart: number,
  maintenanceEnd: number,
  /** Prefix by language code and by browser tag; empty on pages with a prefix, which wins (ROUTE-3). */
  languages: Readonly<Record<string, string>>,
];

/** Browser tags besides the language's own that should find a language. */
const relatedTags: Readonly<Record<string, readonly string[]>> = {
  fil: ['tl'],
  'zh-Hans': ['zh', 'zh-CN', 'zh-SG'],
  'zh-Hant': ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant-TW', 'zh-Hant-HK'],
};

/**
 * Tags that match a language where the nearer one is not enabled: a reader of one Chinese script prefers the other to
 * English.
 */
const sisterTags: Readonly<Record<string, string>> = { 'zh-Hant': 'zh' };

/** The boot input of a page of `site` in `locale`. */
export function bootInputOf(site: CompiledSite, locale: CompiledLocale): BootInput {
  const { maintenance } = site;
  return [
    ...(maintenance ? ([Date.parse(maintenance.start), Date.parse(maintenance.end)] as const) : ([0, 0] as const)),
    locale.prefix === '' ? prefixByTag(site.locales.enabled) : {},
  ];
}

function prefixByTag(locales: readonly CompiledLocale[]): Record<string, string> {
  if (locales.length < 2) return {};
  const sisters = locales.flatMap(({ lang, prefix }) => {
    const tag = ownValue(sisterTags, lang);
    return tag === undefined ? [] : [[tag, prefix] as const];
  });
  const own = locales.flatMap(({ code, lang, prefix }) =>
    [code, lang, ...(ownValue(relatedTags, lang) ?? [])].map((tag) => [tag, prefix] as const),
  );
  return Object.fromEntries([...sisters, ...own]);
}
