import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Condition, CompiledBundle, CompiledLayout, CompiledLocale, CompiledPage, CompiledSite } from './engine/config/compiled';
import {
  allowedHtml,
  contentRequestsOf,
  createApplication,
  createServerEnvironment,
  messageSlice,
  modulesOf,
  nodesOf,
  type ContentRequest,
  type ContentSnapshot,
  type DocumentPayload,
  type MessageCatalogue,
  type PagePayload,
} from './engine';
import { createApiClient } from './engine/api/client';
import { mentions } from './engine/render/conditions';
import { addMessages, createI18n } from './engine/i18n/createI18n';
import { registry } from './widgets';
import { templates } from './templates';

const messageFiles = import.meta.glob<Readonly<Record<string, unknown>>>('./engine/i18n/messages/*/*.json', { import: 'default' });

/** The source modules a page may need, below the repository's root: its template, widgets and variants, and the notice of maintenance. */
export function modulesOfPage({ site }: CompiledBundle, page: CompiledPage): readonly string[] {
  const maintenance = site.layouts['maintenance']?.regions.flatMap(({ nodes }) => nodes) ?? [];
  return [...modulesOf([...nodesOf(page, layoutOf(site, page)), ...maintenance], registry), `templates/${site.theme.template}/index.ts`];
}

/** Those of them that every visitor needs: what shows at some widths or to players only is loaded where it shows. */
export function modulesForEverybody({ site }: CompiledBundle, page: CompiledPage): readonly string[] {
  const isForEverybody = (when: Condition) => !mentions(when, 'viewport') && !('auth' in when && when.auth === 'player');
  return [...modulesOf(nodesOf(page, layoutOf(site, page), isForEverybody), registry), `templates/${site.theme.template}/index.ts`];
}

/** A page's payload in a language, with the content that `content` gives for what its widgets will ask (NET-2). */
export async function pagePayload(
  { site }: CompiledBundle,
  page: CompiledPage,
  locale: CompiledLocale,
  content: { readonly snapshot: (requests: readonly ContentRequest[], locale: CompiledLocale) => Promise<ContentSnapshot> },
): Promise<PagePayload> {
  const requests = contentRequestsOf(nodesOf(page, layoutOf(site, page)), registry);
  return {
    page,
    locale: locale.code,
    messages: messageSlice(await catalogueOf(locale), site, page),
    content: await content.snapshot(requests, locale),
    styles: [],
  };
}

/** What React makes of a page, and its words for the head. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** Renders a page at a path of its site. Rejects when a widget throws. */
export async function renderPage(payload: DocumentPayload, path: string): Promise<RenderedPage> {
  const environment = createServerEnvironment({ now: () => Date.parse(payload.content.at), report, sanitizeHtml });
  const application = createApplication({ environment, payload, registry, templates, location: path });
  await application.preload();
  // Suspense boundaries above this many bytes would be moved into place by an inline script, which the policy refuses.
  const { prelude } = await prerenderToNodeStream(application.element, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return { html: Buffer.concat(chunks).toString('utf8'), ...wordsOf(payload) };
}

/** Asks the API: a path from its root, and what `fetch` takes. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/** Reads content through the engine's client and schemas; undefined where there is no usable answer. */
export function createContentReader(site: CompiledSite, apiFetch: ApiFetch): (request: ContentRequest, locale: CompiledLocale) => Promise<unknown> {
  const environment = {
    // Calls without a body name their site by the host alone.
    fetch: (path: string, init: RequestInit) =>
      apiFetch(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-host': site.domain } }),
    setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
    clearTimeout: (id: number) => clearTimeout(id),
    report,
  };
  return async (request, locale) => {
    const client = createApiClient({ environment, site: { ...site, api: { baseUrl: '/' } }, locale: () => locale.code });
    const result = await client.call(request.call, request.params);
    return result.ok ? result.value : undefined;
  };
}

const purify = createPurify(new JSDOM('').window);

/** An operator's text as the page may carry it (SITE-6). */
function sanitizeHtml(html: string): string {
  return purify.sanitize(html, { ...allowedHtml, ALLOWED_TAGS: [...allowedHtml.ALLOWED_TAGS], ALLOWED_ATTR: [...allowedHtml.ALLOWED_ATTR] });
}

function report(error: unknown, context: string): void {
  console.error(`Livery: ${context}`, error);
}

function layoutOf(site: CompiledSite, page: CompiledPage): CompiledLayout {
  const layout = site.layouts[page.layout];
  if (!layout) throw new Error(`${site.domain}: the page ${page.name} names the layout ${page.layout}, which the site does not have.`);
  return layout;
}

async function catalogueOf({ code }: CompiledLocale): Promise<MessageCatalogue> {
  const folder = `./engine/i18n/messages/${code}/`;
  const sets = Object.entries(messageFiles).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(await Promise.all(sets.map(async ([path, load]) => [path.slice(folder.length).replace(/\.json$/, ''), await load()] as const)));
}

function wordsOf({ site, page, locale, messages }: DocumentPayload): Omit<RenderedPage, 'html'> {
  const lang = site.locales.enabled.find(({ code }) => code === locale)?.lang ?? 'en';
  const i18n = createI18n(lang);
  addMessages(i18n, lang, messages);
  const values = { siteName: site.name, currency: site.currency, playerName: '' };
  const textOf = (text: CompiledPage['description']): string => {
    if (!text) return '';
    if ('key' in text) return i18n.t(text.key, values);
    const words = text[locale] ?? text[site.locales.default] ?? '';
    return words.replace(/\{(\w+)\}/g, (whole, name: string) => (values as Record<string, string>)[name] ?? whole);
  };
  return { title: `${textOf(page.title)} · ${site.name}`, description: textOf(page.description) };
}
