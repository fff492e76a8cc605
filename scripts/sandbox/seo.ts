import type { SeoAnswer } from '../../schemas/generated/api';
import type { LocaleCode } from '../../engine/config/compiled';
import { operatorPicture } from './pictures';
import { readDataFile, type Words } from './siteData';
import { wordsIn, type ServedSite } from './world';

const pageTitles = readDataFile('pages.json') as Readonly<Record<string, Words>>;

const described: Words = {
  EN: '{page} at {siteName}: {games} games, live tables and quick cash-outs.',
  PHP: '{page} sa {siteName}: {games} laro, live na mesa at mabilis na withdrawal.',
  CN: '{siteName} {page}：{games} 款游戏、真人桌与快速提款。',
};

/** The SEO record of a page in a language, with every field of the spec (SITE-7). */
export function seoOf(served: ServedSite, pageName: string, locale: LocaleCode): SeoAnswer['value'] {
  const { site, data } = served;
  const page = pageTitles[pageName] ?? { EN: pageName };
  const own = data.seo[pageName];
  const title = own ? wordsIn(own.title, locale) : `${wordsIn(page, locale)} | ${site.name}`;
  const description = wordsIn(own?.description ?? described, locale)
    .replace('{page}', wordsIn(page, locale))
    .replace('{siteName}', site.name)
    .replace('{games}', served.games.games.length.toLocaleString('en'));
  const address = addressOf(served, pageName, locale);
  const record = {
    id: `${site.externalId}-${pageName}`,
    page_name: pageName,
    en_item_name: page.EN,
    en_body: '',
    local_item_name: wordsIn(page, site.locales.default),
    local_body: '',
    meta_title: title,
    meta_desc: description,
    meta_keywords: [wordsIn(page, locale), site.name, 'slots', 'live casino', 'sports'].join(', '),
    meta_url: address,
    meta_canonical: address,
    meta_author: data.operator,
    meta_publisher: data.operator,
    meta_lang: site.locales.enabled.find(({ code }) => code === locale)?.lang ?? 'en',
    meta_image_url: operatorPicture({ scene: data.shareScene }, data),
  };
  return record;
}

function addressOf({ site }: ServedSite, pageName: string, locale: LocaleCode): string {
  const prefix = site.locales.enabled.find(({ code }) => code === locale)?.prefix ?? '';
  const path = [prefix, pageName === 'home' ? '' : pageName].filter((part) => part !== '').join('/');
  return `https://${site.domain}/${path}`;
}
