import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeoAnswer } from '../../schemas/generated/api';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import { readDataFile } from './dataFile';
import { say, sayText, type Speaker } from './handlers/call';
import { operatorPicture } from './pictures';
import type { Words } from './siteData';
import { companyOf, wordsIn } from './world';
import type { ServedSite } from './servedSite';
import { ownValue } from '../../engine/config/ownValue';

interface PageWords {
  readonly title: string;
  readonly description: string;
}

const { described, keywords } = readDataFile('seo.json') as Readonly<Record<'described' | 'keywords', Words>>;

/** The titles and descriptions of the pages, which the operator of the sandbox words like the site itself. */
const pages = new Map(localeCodes.map((code) => [code, pageWords(code)]));

/** The SEO record of a page in a language, with every field of the spec (SITE-7). */
export function seoOf(call: Speaker, pageName: string): SeoAnswer['value'] {
  const { served, locale } = call;
  const { site, data, games } = served;
  // Titles that name a brand are its own.
  const own = data.domain === site.domain ? ownValue(data.seo, pageName) : undefined;
  const page = wordsOf(pageName, locale);
  const title = own ? say(call, own.title) : `${page.title} | ${site.name}`;
  const description = own
    ? say(call, own.description)
    : sayText(call, wordsIn(described, locale).replace('{description}', page.description), {
        games: { count: games.games.length, of: 'games' },
      });
  const address = addressOf(served, pageName, locale);
  const record = {
    id: `${site.externalId}-${pageName}`,
    page_name: pageName,
    en_item_name: wordsOf(pageName, 'EN').title,
    en_body: '',
    local_item_name: wordsOf(pageName, site.locales.default).title,
    local_body: '',
    meta_title: title,
    meta_desc: description,
    meta_keywords: `${page.title}, ${site.name}, ${wordsIn(keywords, locale)}`,
    meta_url: address,
    meta_canonical: address,
    meta_author: companyOf(site),
    meta_publisher: companyOf(site),
    meta_lang: site.locales.enabled.find(({ code }) => code === locale)?.lang ?? 'en',
    meta_image_url: operatorPicture({ scene: data.shareScene }, data),
  };
  return record;
}

function wordsOf(pageName: string, locale: LocaleCode): PageWords {
  const section = pageName.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return ownValue(pages.get(locale), section) ?? { title: pageName, description: '' };
}

function pageWords(code: LocaleCode): Readonly<Record<string, PageWords>> {
  const file = join(import.meta.dirname, '../../engine/i18n/messages', code, 'ui.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly route: Readonly<Record<string, PageWords>> }).route;
}

function addressOf({ site }: ServedSite, pageName: string, locale: LocaleCode): string {
  const prefix = site.locales.enabled.find(({ code }) => code === locale)?.prefix ?? '';
  const path = [prefix, pageName === 'home' ? '' : pageName].filter((part) => part !== '').join('/');
  return `https://${site.domain}/${path}`;
}
