import type { CompiledBundle } from '../../engine/config/compiled';
import { unknownWord } from '../../engine/config/nearest';
import { htmlFileOf, modalFileOf, payloadFileOf } from './addresses';

/** What of each site is written; left out: all of it. */
export interface Selection {
  /** Names of pages. The page for what is not there always stands. */
  readonly pages?: readonly string[];
  /** Codes of languages; `default` is each site's main one. */
  readonly locales?: readonly string[];
}

/** A selection as one word, for stamps; empty for all. */
export function selectionName({ pages, locales }: Selection): string {
  const listOf = (name: string, words: readonly string[] | undefined) =>
    words === undefined ? [] : [`${name} ${[...words].sort().join(',')}`];
  return [...listOf('pages', pages), ...listOf('locales', locales)].join('; ');
}

/** The files of a site that a selection leaves out. */
export function leftOut({ site, pages, modals }: CompiledBundle, selection: Selection): ReadonlySet<string> {
  const isWantedPage = (name: string) =>
    selection.pages === undefined || name === 'not-found' || selection.pages.includes(name);
  const isWantedLocale = (code: string) =>
    selection.locales === undefined ||
    selection.locales.includes(code) ||
    (code === site.locales.default && selection.locales.includes('default'));
  const files = site.locales.enabled.flatMap((locale) => {
    const isWanted = isWantedLocale(locale.code);
    const ofPages = Object.values(pages).flatMap((page) => {
      const route = page.name === 'not-found' ? null : page;
      return isWanted && isWantedPage(page.name) ? [] : [payloadFileOf(route, locale), htmlFileOf(route, locale)];
    });
    return [...ofPages, ...(isWanted ? [] : Object.keys(modals).map((name) => modalFileOf(name, locale)))];
  });
  return new Set(files);
}

/** What is wrong with a selection: a word that no site knows, with the nearest that some site does. */
export function selectionFault(
  bundles: readonly CompiledBundle[],
  { pages = [], locales = [] }: Selection,
): string | undefined {
  const known = [...new Set(bundles.flatMap((bundle) => Object.keys(bundle.pages)))].sort();
  const codes = ['default', ...new Set(bundles.flatMap(({ site }) => site.locales.enabled.map(({ code }) => code)))];
  const page = pages.find((name) => !known.includes(name));
  if (page !== undefined) return unknownWord(page, 'a page', known).message;
  const locale = locales.find((code) => !codes.includes(code));
  return locale === undefined ? undefined : unknownWord(locale, 'a language', codes).message;
}
