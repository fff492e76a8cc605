import type { CmsAnswer } from '../../schemas/generated/api';
import { readDataFile } from './dataFile';
import type { Figures } from './figures';
import { say, type Speaker } from './handlers/call';
import type { Words } from './siteData';
import { companyOf } from './world';

const fields = {
  about: 'about_us',
  privacy: 'privacy_policy',
  responsible: 'responsible_gaming',
  banking: 'banking',
  faqs: 'faqs',
} as const;

const texts = readDataFile('cms.json') as Readonly<Record<keyof typeof fields, Words>>;

const figures: Figures = {
  answerDays: { duration: 30, unit: 'day' },
  delay: { duration: 24, unit: 'hour' },
  day: { duration: 1, unit: 'day' },
  week: { duration: 7, unit: 'day' },
  month: { duration: 30, unit: 'day' },
  half: { duration: 6, unit: 'month' },
  years: { duration: 5, unit: 'year' },
};

/** The operator's texts, in English and in the site's default language (SITE-6). */
export function cmsOf(call: Speaker): CmsAnswer['cms'] {
  const { site, games } = call.served;
  const body = (name: keyof typeof fields, locale: Speaker['locale']) =>
    say(
      { ...call, locale },
      texts[name],
      { ...figures, studios: { number: games.studios.length } },
      { operator: companyOf(site) },
    );
  const entries = (Object.keys(fields) as (keyof typeof fields)[]).map((name) => [
    fields[name],
    { en_body: body(name, 'EN'), local_body: body(name, site.locales.default), status: true },
  ]);
  return Object.fromEntries(entries) as CmsAnswer['cms'];
}
