import { urlOf } from '../config/urlOf';
import type { Seo } from '../api/contentModels';
import type { CompiledLocale, CompiledPage, CompiledSite } from '../config/compiled';
import { writeAddress } from './address';

/** What a page says of itself to browsers, search engines and those who share it (SITE-7). */
export interface PageHead {
  readonly title: string;
  /** `meta` elements: name (or, with a colon, property) and content. */
  readonly meta: readonly (readonly [name: string, content: string])[];
  /** Canonical and alternates. */
  readonly links: readonly { readonly rel: string; readonly href: string; readonly hreflang?: string }[];
}

/** The words of a page where the operator's record has none. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
}

/** Whether search engines may list a page. */
export function isListed({ access, listed, name }: Pick<CompiledPage, 'access' | 'listed' | 'name'>): boolean {
  return access === 'public' && listed !== false && name !== 'not-found';
}

/** Address of a path on the live site. */
export function liveAddress(domain: string, path: string): string {
  return `https://${domain}${path}`;
}

/**
 * The alternates of a page: every enabled language and `x-default`, the same on each of them; none where there is one
 * language.
 */
export function alternatesOf(
  site: CompiledSite,
  { path }: Pick<CompiledPage, 'path'>,
): readonly { readonly hreflang: string; readonly href: string }[] {
  const rows = site.locales.enabled.map((locale) => ({
    hreflang: locale.lang,
    href: liveAddress(site.domain, writeAddress(locale, path)),
  }));
  return rows.length < 2 ? [] : [...rows, { hreflang: 'x-default', href: liveAddress(site.domain, path) }];
}

/**
 * The head of a page: the operator's record first, field by field, the site's own words where a field is blank.
 * Addresses that are no addresses of the web are left out. What search engines must not list carries neither canonical
 * nor alternates.
 */
export function headOf(
  { site, page, locale }: { readonly site: CompiledSite; readonly page: CompiledPage; readonly locale: CompiledLocale },
  record: Seo | undefined,
  words: HeadWords,
): PageHead {
  const own = liveAddress(site.domain, writeAddress(locale, page.path));
  const said = (field: keyof Seo) => record?.[field].trim() ?? '';
  const title = said('title') || words.title;
  const description = said('description') || words.description;
  const listed = isListed(page);
  const canonical = webAddress(said('canonical'), own) ?? own;
  const image = webAddress(said('image'), own) ?? '';
  const meta: readonly (readonly [string, string])[] = [
    ['description', description],
    ['keywords', said('keywords')],
    ['author', said('author')],
    ['publisher', said('publisher')],
    ['language', said('lang') || locale.lang],
    ['robots', listed ? '' : 'noindex'],
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', site.name],
    ['og:type', 'website'],
    ['og:url', listed ? (webAddress(said('url'), own) ?? canonical) : ''],
    ['og:image', image],
    ['twitter:card', image === '' ? 'summary' : 'summary_large_image'],
  ];
  return {
    title,
    meta: meta.filter(([, content]) => content !== ''),
    links: listed
      ? [
          { rel: 'canonical', href: canonical },
          ...alternatesOf(site, page).map((other) => ({ rel: 'alternate', ...other })),
        ]
      : [],
  };
}

/** An address as a whole, if it is one of the web. */
function webAddress(address: string, base: string): string | undefined {
  const url = address === '' ? null : urlOf(address, base);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
