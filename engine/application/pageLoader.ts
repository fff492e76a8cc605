import type { i18n } from 'i18next';
import type { Condition, CompiledLocale, CompiledPage, CompiledRoute } from '../config/compiled';
import type { Environment } from '../environment';
import { addMessages } from '../i18n/createI18n';
import { testCondition } from '../render/conditions';
import { readable, ready } from '../render/readable';
import { conditionFacts } from '../render/conditionFacts';
import { nodesOf, preloadNodes, type Registry } from '../render/registry';
import { payloadAddress } from '../routing/address';
import type { PagePayload } from '../stores/payload';
import type { Stores } from '../stores/stores';
import type { TemplateStyles } from './templateStyles';

/** Pages with their code, texts and content, ready to be shown. */
export interface PageLoader {
  /**
   * Loads payload and code; a page is loaded once, and one that is ready can be read by `use()` at once. Rejects when it cannot be had;
   * the next call then tries again.
   */
  readonly load: (locale: CompiledLocale, route: CompiledRoute | null) => Promise<CompiledPage>;
  /** Takes over a payload that came with the document. */
  readonly accept: (payload: PagePayload) => Promise<void>;
}

/** How long a page that could not be had counts as such. */
const failureHoldsMs = 5000;

/** Makes the page loader of an application (NET-2). */
export function createPageLoader(parts: {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly stores: Stores;
  readonly i18n: i18n;
  readonly templates: TemplateStyles;
}): PageLoader {
  const { environment, registry, stores, i18n, templates } = parts;
  const pages = new Map<string, Promise<CompiledPage>>();
  const keyOf = (locale: CompiledLocale, route: CompiledRoute | null) => payloadAddress(locale, route);

  const isShown = (locale: CompiledLocale) => (when: Condition) => testCondition(when, conditionFacts(stores, locale.code, environment.now())) !== false;

  async function accept(payload: PagePayload): Promise<void> {
    const { site } = stores.site;
    const locale = site.locales.enabled.find(({ code }) => code === payload.locale);
    if (!locale) throw new Error(`The payload of ${payload.page.name} speaks ${payload.locale}, which ${site.domain} does not enable.`);
    addMessages(i18n, locale.lang, payload.messages);
    stores.content.addSnapshot(payload.content, locale.lang);
    const layout = site.layouts[payload.page.layout];
    if (!layout) throw new Error(`The page ${payload.page.name} names the layout ${payload.page.layout}, which ${site.domain} does not have.`);
    await Promise.all([
      ...payload.styles.map(environment.loadStyle),
      templates.load(site.theme.template),
      preloadNodes(nodesOf(payload.page, layout, isShown(locale)), registry),
    ]);
    const route = site.routes.find(({ name }) => name === payload.page.name && name !== 'not-found') ?? null;
    const key = keyOf(locale, route);
    // Who waits for a fetched page holds its promise already.
    if (!pages.has(key)) pages.set(key, ready(payload.page));
  }

  async function fetchPage(locale: CompiledLocale, route: CompiledRoute | null): Promise<CompiledPage> {
    const response = await environment.fetch(payloadAddress(locale, route), { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The page payload ${payloadAddress(locale, route)} answered ${response.status}.`);
    const payload = (await response.json()) as PagePayload;
    await accept(payload);
    return payload.page;
  }

  return {
    accept,
    load: (locale, route) => {
      const key = keyOf(locale, route);
      const known = pages.get(key);
      if (known) return known;
      const loading = readable(fetchPage(locale, route));
      pages.set(key, loading);
      // Whoever waits must meet the failure; asked again at once, a page that cannot be had would be fetched for ever.
      loading.catch(() => void environment.setTimeout(() => pages.delete(key), failureHoldsMs));
      return loading;
    },
  };
}
