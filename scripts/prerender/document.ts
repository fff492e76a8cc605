import { viewportRules } from '../../engine/render/conditions';
import { movingCalls, oldMark } from '../../engine/api/movingCalls';
import type { PageHead } from '../../engine/routing/pageHead';
import { layerOrder } from '../build/cascadeLayers';
import { inlineStyleStart } from '../build/pagePolicy';
import type { BootInput } from './bootInput';
import { partRules } from './parts';

/** A link of the document's head; attributes in their order. */
export type HeadLink = Readonly<Record<string, string>>;

/** A sheet that a page links, with the addresses of those that it holds. */
export interface LinkedSheet {
  readonly href: string;
  readonly holds?: readonly string[] | undefined;
}

/** Everything of an HTML page that its address, site, language and content decide. */
export interface DocumentParts {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly head: PageHead;
  /** Colour of the browser's own frame. */
  readonly themeColor: string;
  /** Preloads, icons, manifest. */
  readonly links: readonly HeadLink[];
  /** Preloads that begin the body: a font's preload in the head holds the first paint. */
  readonly preloads: readonly HeadLink[];
  /** JSON-LD, if there is any: data, which no policy has to allow. */
  readonly structuredData?: object | undefined;
  /** What the first screen shows: the only inline style. */
  readonly style: string;
  /** The page's sheets. */
  readonly sheets: readonly LinkedSheet[];
  readonly entry: string;
  readonly scripts: readonly string[];
  /** The boot script's text: the only inline script. */
  readonly boot: string;
  readonly bootInput: BootInput;
  readonly bodyClasses: readonly string[];
  /** The time of the page's sums, offers, winners and counts, in its words. */
  readonly asOf?: string | undefined;
  /** What React rendered. */
  readonly body: string;
  /** Where the first screen ends in it: what follows waits for the sheets. */
  readonly firstScreen: number;
  /** Embedded as inert JSON. */
  readonly payload: unknown;
}

/**
 * A whole HTML page. The module script and its preloads stand inert in a template that the boot script moves. The
 * sheets are linked where the first screen ends, which waits for none of them, and again behind the root: those inside
 * of it go before the application takes the page over (`main.tsx`). A sheet that holds others names them, so that none
 * is loaded again. What stands behind the root shows that all of the page has been read (`parts.ts`).
 */
export function documentOf(parts: DocumentParts): string {
  return [
    `<!doctype html><html lang="${attribute(parts.lang)}" ${movingCalls.map(oldMark).join(' ')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...headElements(parts.head, parts.themeColor),
    ...parts.links.map(link),
    `${inlineStyleStart}${parts.style}</style>`,
    `<template>${[...parts.scripts.map((href) => link({ rel: 'modulepreload', href }))].join('')}<script type="module" src="${attribute(parts.entry)}"></script></template>`,
    `<script data-boot="${attribute(JSON.stringify(parts.bootInput))}">${parts.boot}</script>`,
    ...(parts.structuredData ? [`<script type="application/ld+json">${inertJson(parts.structuredData)}</script>`] : []),
    `</head><body class="${attribute(parts.bodyClasses.join(' '))}"${parts.asOf ? ` data-as-of="${attribute(parts.asOf)}"` : ''}>`,
    ...parts.preloads.map(link),
    '<div id="root">',
    ...(parts.firstScreen < parts.body.length
      ? [
          parts.body.slice(0, parts.firstScreen),
          ...parts.sheets.map(({ href }) => sheet({ href })),
          parts.body.slice(parts.firstScreen),
        ]
      : [parts.body]),
    `</div><i hidden></i>${parts.sheets.map(sheet).join('')}`,
    `<script type="application/json" id="livery">${inertJson(parts.payload)}</script></body></html>`,
  ].join('');
}

/** Title, `meta` and `link` elements of a page's own head; `themeColor` may be empty. */
export function headElements({ title, meta, links }: PageHead, themeColor: string): readonly string[] {
  return [
    `<title>${text(title)}</title>`,
    ...[...meta, ...(themeColor === '' ? [] : [['theme-color', themeColor] as const])].map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${attribute(name)}" content="${attribute(content)}">`,
    ),
    ...links.map((attributes) => link({ ...attributes })),
  ];
}

/**
 * What stands before the rules of sheets in every page's style: the layers' order, a word for replayed clicks, what is
 * still being read, what the width hides.
 */
export function baseRules(breakpoints: Readonly<Record<string, number>>): string {
  return [layerOrder, '[data-pressed]{opacity:.6;cursor:progress}', partRules, viewportRules(breakpoints)].join('');
}

function sheet({ href, holds }: LinkedSheet): string {
  return link({ rel: 'stylesheet', href, ...(holds ? { 'data-sheets': holds.join(' ') } : {}) });
}

/** JSON that cannot end its script element or be read as markup. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function link(attributes: HeadLink): string {
  return `<link ${Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${attribute(value)}"`))
    .join(' ')}>`;
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function attribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
