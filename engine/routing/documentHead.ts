import type { CompiledPage } from '../config/compiled';
import type { Seo } from '../api/contentModels';
import type { DocumentPayload } from '../stores/payload';
import { contentKey, contentRequest, type ContentRequest } from '../stores/contentRequest';
import { headOf, type PageHead } from './pageHead';
import { addMessages, createI18n } from '../i18n/createI18n';

/** The head of a payload's page, in its language (SITE-7). */
export function headOfPayload({ site, page, locale: code, messages, content }: DocumentPayload): PageHead {
  const locale = site.locales.enabled.find((enabled) => enabled.code === code);
  if (!locale) throw new Error(`${site.domain} does not enable ${code}.`);
  const i18n = createI18n(locale.lang);
  addMessages(i18n, locale.lang, messages);
  const values = { siteName: site.name, currency: site.currency.code, playerName: '' };
  const textOf = (text: CompiledPage['description']): string => {
    if (!text) return '';
    if ('key' in text) return i18n.t(text.key, values);
    const words = text[code] ?? text[site.locales.default] ?? '';
    return words.replace(/\{(\w+)\}/g, (whole, name: string) => (values as Record<string, string>)[name] ?? whole);
  };
  const record = content.values[contentKey(seoRequest(page))] as Seo | undefined;
  return headOf({ site, page, locale }, record, {
    title: `${textOf(page.title)} · ${site.name}`,
    description: textOf(page.description),
  });
}

/** What a page asks the API for what search engines are told of it. */
export function seoRequest({ name }: CompiledPage): ContentRequest<'seo'> {
  return contentRequest('seo', { pageName: name });
}
