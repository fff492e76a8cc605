import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { prerenderToNodeStream } from 'react-dom/static';
import type {
  Condition,
  CompiledBundle,
  CompiledLayout,
  CompiledLocale,
  CompiledModal,
  CompiledPage,
  CompiledSite,
} from './engine/config/compiled';
import {
  allowedHtml,
  guardAddresses,
  contentRequestsOf,
  createApplication,
  createServerEnvironment,
  messageSlice,
  modalSlice,
  modulesOf,
  nodesOf,
  treeOf,
  type ContentRequest,
  type ContentSnapshot,
  type DocumentPayload,
  type MessageCatalogue,
  type ModalPayload,
  type PagePayload,
} from './engine';
import { createPageClient } from './engine/api/pageClient';
import { mentions } from './engine/render/conditions';
import type { PageHead } from './engine/routing/pageHead';
import { addMessages, createI18n } from './engine/i18n/createI18n';
import { flattenMessages } from './engine/i18n/flattenMessages';
import { registry } from './widgets';
import { templates } from './templates';
import { headOfPayload, seoRequest } from './engine/routing/documentHead';
import { type TextPlaces, speakersOf } from './engine/i18n/textPlaces';

export { headOfPayload };

const messageFiles = import.meta.glob<Readonly<Record<string, unknown>>>('./engine/i18n/messages/*/*.json', {
  import: 'default',
});
const templateMessages = import.meta.glob<Readonly<Record<string, unknown>>>('./templates/*/messages/*.json', {
  import: 'default',
});

/**
 * The source modules a page may need, below the repository's root: its template, widgets and variants, and the notice
 * of maintenance.
 */
export function modulesOfPage({ site }: CompiledBundle, page: CompiledPage): readonly string[] {
  const maintenance = site.layouts['maintenance']?.regions.flatMap(({ nodes }) => nodes) ?? [];
  const nodes = [...nodesOf(page, layoutOf(site, page)), ...maintenance, ...treeOf(site.shell)];
  // What is hydrated lazily is served as it will be, with the sheets of its parts.
  const inTime = nodes.flatMap((node) =>
    node.props['late'] === true ? [{ ...node, props: { ...node.props, late: false } }] : [],
  );
  return [...modulesOf([...nodes, ...inTime], registry), `templates/${site.theme.template}/index.ts`];
}

/** The source modules of a modal. */
export function modulesOfModal(modal: CompiledModal): readonly string[] {
  return modulesOf(treeOf(modal.nodes), registry);
}

/** Those of them that every visitor needs: what shows at some widths or to players only is loaded where it shows. */
export function modulesForEverybody({ site }: CompiledBundle, page: CompiledPage): readonly string[] {
  const isForEverybody = (when: Condition) =>
    !mentions(when, 'viewport') && !('auth' in when && when.auth === 'player');
  return [
    ...modulesOf(nodesOf(page, layoutOf(site, page), isForEverybody), registry),
    `templates/${site.theme.template}/index.ts`,
  ];
}

/** Answers the reads of a page or modal in a language. */
interface ContentSource {
  readonly snapshot: (requests: readonly ContentRequest[], locale: CompiledLocale) => Promise<ContentSnapshot>;
}

/** Sections of texts that a widget's declaration names. */
const textsOf = (type: string) => registry.get(type)?.texts ?? [];

/**
 * A page's payload in a language, with the content that `content` returns for what its widgets will ask (NET-2), and
 * the texts that its code says.
 */
export async function pagePayload(
  bundle: CompiledBundle,
  page: CompiledPage,
  locale: CompiledLocale,
  content: ContentSource,
  places: TextPlaces = {},
): Promise<PagePayload> {
  const { site } = bundle;
  const requests = [seoRequest(page), ...contentRequestsOf(nodesOf(page, layoutOf(site, page)), registry)];
  return {
    page,
    locale: locale.code,
    messages: messageSlice(
      await catalogueOf(locale),
      site,
      page,
      textsOf,
      speakersOf(modulesOfPage(bundle, page), places),
    ),
    content: await content.snapshot(requests, locale),
    styles: [],
  };
}

/** A modal's payload in a language (STATE-7). */
export async function modalPayload(
  modal: CompiledModal,
  locale: CompiledLocale,
  content: ContentSource,
  places: TextPlaces = {},
): Promise<ModalPayload> {
  return {
    modal,
    locale: locale.code,
    messages: modalSlice(await catalogueOf(locale), modal, textsOf, speakersOf(modulesOfModal(modal), places)),
    content: await content.snapshot(contentRequestsOf(treeOf(modal.nodes), registry), locale),
    styles: [],
  };
}

/** The words of the page that a browser shows without a connection, in a language. */
export async function offlineWords(locale: CompiledLocale): Promise<{ readonly text: string; readonly retry: string }> {
  const i18n = createI18n(locale.lang);
  const { ui = {}, messages = {} } = await catalogueOf(locale);
  addMessages(i18n, locale.lang, { ui: flattenMessages(ui), messages: flattenMessages(messages) });
  return { text: i18n.t('notice.offline'), retry: i18n.t('common.tryAgain') };
}

/** What React makes of a page, and its head. */
export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
}

/** Renders a page at a path of its site. Rejects when a widget throws. */
export async function renderPage(payload: DocumentPayload, path: string): Promise<RenderedPage> {
  const environment = createServerEnvironment({ now: () => Date.parse(payload.content.at), report, sanitizeHtml });
  const application = createApplication({ environment, payload, registry, templates, location: path });
  await application.preload();
  // Suspense boundaries above this many bytes would be moved into place by an inline script, which the policy refuses.
  const { prelude } = await prerenderToNodeStream(application.element, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return { html: Buffer.concat(chunks).toString('utf8'), head: headOfPayload(payload) };
}

/** Asks the API: a path from its root, and what `fetch` takes. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/** Says a line once for each site. */
function createOnce(domain: string): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    if (told.has(line)) return;
    told.add(line);
    console.warn(`Livery: ${domain}: ${line}`);
  };
}

/** Reads content through the engine's client and schemas; undefined where there is no usable answer. */
export function createContentReader(
  site: CompiledSite,
  apiFetch: ApiFetch,
): (request: ContentRequest, locale: CompiledLocale) => Promise<unknown> {
  const tellOnce = createOnce(site.domain);
  let platformTime = 0;
  const environment = {
    now: () => platformTime,
    // Calls without a body name their site by the host alone.
    fetch: async (path: string, init: RequestInit) => {
      const response = await apiFetch(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-host': site.domain },
      });
      platformTime = Date.parse(response.headers.get('date') ?? '') || platformTime;
      return response;
    },
    setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
    clearTimeout: (id: number) => clearTimeout(id),
    // Pages and languages ask the same: what is wrong with an answer is told once, in a line.
    report: (error: unknown) => tellOnce(error instanceof Error ? error.message : String(error)),
    log: (line: string) => tellOnce(line),
  };
  return async (request, locale) => {
    const client = createPageClient(
      { environment, site: { ...site, api: { baseUrl: '/' } }, locale: () => locale.code },
      noFallback,
    );
    const result = await client.call(request.call, request.params);
    return result.ok ? result.value : undefined;
  };
}

/** Pages that are rendered ahead have their fallback games from who renders them. */
const noFallback = () => Promise.resolve(undefined);

const purify = createPurify(new JSDOM('').window);
guardAddresses(purify);

/** An operator's text as the page may carry it (SITE-6). */
function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    ...allowedHtml,
    ALLOWED_TAGS: [...allowedHtml.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowedHtml.ALLOWED_ATTR],
  });
}

function report(error: unknown, context: string): void {
  console.error(`Livery: ${context}`, error);
}

function layoutOf(site: CompiledSite, page: CompiledPage): CompiledLayout {
  const layout = site.layouts[page.layout];
  if (!layout)
    throw new Error(
      `${site.domain}: the page ${page.name} names the layout ${page.layout}, which the site does not have.`,
    );
  return layout;
}

async function catalogueOf({ code }: CompiledLocale): Promise<MessageCatalogue> {
  const folder = `./engine/i18n/messages/${code}/`;
  const sets = Object.entries(messageFiles).filter(([path]) => path.startsWith(folder));
  const found = Object.fromEntries(
    await Promise.all(
      sets.map(async ([path, load]) => [path.slice(folder.length).replace(/\.json$/, ''), await load()] as const),
    ),
  );
  // A template's own words are a section of the set `ui` that is named like the template.
  const own = Object.entries(templateMessages).filter(([path]) => path.endsWith(`/messages/${code}.json`));
  const sections = await Promise.all(
    own.map(async ([path, load]) => [path.split('/')[2] ?? '', await load()] as const),
  );
  return { ...found, ui: { ...found['ui'], ...Object.fromEntries(sections) } };
}
