import type { CmsAnswer } from '../../schemas/generated/api';
import { readDataFile, type Words } from './siteData';
import { companyOf, wordsIn, type ServedSite } from './world';

const fields = { about: 'about_us', privacy: 'privacy_policy', responsible: 'responsible_gaming', banking: 'banking', faqs: 'faqs' } as const;

const texts = readDataFile('cms.json') as Readonly<Record<keyof typeof fields, Words>>;

/** The operator's texts, in English and in the site's default language (SITE-6). */
export function cmsOf(served: ServedSite): CmsAnswer['cms'] {
  const entries = (Object.keys(fields) as (keyof typeof fields)[]).map((name) => [
    fields[name],
    { en_body: filled(texts[name].EN, served), local_body: filled(wordsIn(texts[name], served.site.locales.default), served), status: true },
  ]);
  return Object.fromEntries(entries) as CmsAnswer['cms'];
}

function filled(text: string, { site, games }: ServedSite): string {
  return text.replaceAll('{siteName}', site.name).replaceAll('{operator}', companyOf(site)).replaceAll('{studios}', String(games.studios.length));
}
