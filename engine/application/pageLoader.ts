import type { i18n } from 'i18next';
import type { Condition, CompiledLocale, CompiledPage } from '../config/compiled';
import type { PageLoader, TemplateStyles, UpdatePolicy } from '../context/services';
import type { Environment } from '../environment';
import { addMessages } from '../i18n/createI18n';
import { testCondition } from '../render/conditions';
import { createResourceCache } from '../registry/resourceCache';
import { conditionFacts } from '../render/conditionFacts';
import { nodesOf, treeOf } from '../registry/registry';
import type { WidgetLoader } from '../registry/widgetLoader';
import { payloadAddress } from '../routing/address';
import { layoutOf, type PagePayload } from '../stores/payload';
import type { Stores } from '../stores/stores';

const never = new Promise<never>(() => undefined);

/** Makes the page loader of an application (NET-2). */
export function createPageLoader(parts: {
  readonly environment: Environment;
  readonly widgets: WidgetLoader;
  readonly stores: Stores;
  readonly i18n: i18n;
  readonly templates: TemplateStyles;
  readonly updatePolicy: UpdatePolicy;
}): PageLoader {
  const { environment, widgets, stores, i18n, templates, updatePolicy } = parts;
  const pages = createResourceCache<CompiledPage>(environment);

  /**
   * What a player will see comes with the page of a guest that the player's was served as, so that it takes its place
   * in one go.
   */
  const isShown = (locale: CompiledLocale) => (when: Condition) => {
    const facts = conditionFacts(stores, locale.code, stores.now());
    return (
      testCondition(when, facts) !== false ||
      (stores.session.isExpected() && testCondition(when, { ...facts, isPlayer: true }) !== false)
    );
  };

  async function accept(payload: PagePayload): Promise<void> {
    const { site } = stores.site;
    const locale = site.locales.enabled.find(({ code }) => code === payload.locale);
    if (!locale) throw misfit(payload, payload.locale);
    addMessages(i18n, locale.lang, payload.messages);
    stores.content.addSnapshot(payload.content, locale.lang);
    const layout = layoutOf(site, payload.page);
    if (!layout) throw misfit(payload, payload.page.layout);
    await Promise.all([
      ...payload.styles.map(environment.loadStyle),
      templates.load(site.theme.template),
      locale.lang === 'ne' && import('../i18n/nepali').then(({ addNepali }) => addNepali(i18n)),
      widgets.preload([
        ...nodesOf(payload.page, layout, isShown(locale)),
        ...(environment.isServer ? treeOf(site.shell) : []),
      ]),
    ]);
    const route = site.routes.find(({ name }) => name === payload.page.name && name !== 'not-found') ?? null;
    pages.accept(payloadAddress(locale, route), payload.page);
  }

  async function fetchPage(address: string): Promise<CompiledPage> {
    const response = await environment.fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    const payload = (await response.json()) as PagePayload;
    await accept(payload);
    return payload.page;
  }

  const load: PageLoader['load'] = (locale, route) => {
    const address = payloadAddress(locale, route);
    return pages.load(address, () => fetchPage(address));
  };
  return {
    accept,
    load,
    show: (locale, route) => (updatePolicy.reloads(payloadAddress(locale, route)) ? never : load(locale, route)),
  };
}

/** A payload that was made for another state of the site: `what` of it the site does not have. */
function misfit({ page: { name } }: PagePayload, what: string): Error {
  return new Error(`${name} lacks ${what}.`);
}
