import type { CompiledBundle, CompiledLocale, CompiledPage } from '../../engine/config/compiled';
import type { DocumentPayload, PagePayload } from '../../engine/stores/payload';
import { pathOf } from '../build/addresses';
import type { PageFiles } from '../build/chunks';
import { alternatesOf, iconOf, liveAddress } from '../build/siteFiles';
import { bootInputOf } from './bootInput';
import { documentOf, type HeadLink } from './document';
import type { PrerenderKit } from './kit';
import { takePreloads } from './preloads';
import { displayFont, type BrandColors } from './themeSheet';

/** What a page's HTML is made of. */
export interface DocumentInput {
  readonly bundle: CompiledBundle;
  readonly page: CompiledPage;
  readonly locale: CompiledLocale;
  readonly kit: PrerenderKit;
  readonly colors: BrandColors;
  /** The template's built sheets, for its display font. */
  readonly templateCss: string;
  readonly files: PageFiles;
  readonly style: string;
  readonly payload: PagePayload;
  readonly release: string;
}

/** Renders one page in one language to a whole HTML document. */
export async function renderDocument(input: DocumentInput): Promise<string> {
  const { bundle, page, locale, kit, files } = input;
  const { site } = bundle;
  const payload: DocumentPayload = { ...input.payload, site, build: input.release };
  const path = pathOf(page, locale);
  const { html, title, description } = await kit.prerender.renderPage(payload, path);
  const { body, pictures } = takePreloads(html);
  const font = displayFont(input.templateCss, site.theme.template);
  const isListed = page.access === 'public' && page.name !== 'not-found';
  return documentOf({
    lang: locale.lang,
    title,
    description,
    meta: {
      'theme-color': input.colors.theme,
      robots: isListed ? '' : 'noindex',
      'og:title': title,
      'og:description': description,
      'og:site_name': site.name,
      'og:type': 'website',
      ...(isListed ? { 'og:url': liveAddress(site.domain, path) } : {}),
    },
    links: [
      ...pictures,
      ...(font ? [{ rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossorigin: '' }] : []),
      ...(isListed ? addressLinks(bundle, page, path) : []),
      { rel: 'manifest', href: '/site.webmanifest' },
      { rel: 'icon', href: iconOf(bundle) },
    ],
    style: input.style,
    inlinedSheets: files.styles,
    entry: files.entry,
    scripts: files.scripts,
    boot: kit.boot,
    bootInput: bootInputOf(site, locale),
    bodyClasses: site.theme.bodyClasses,
    body,
    payload,
  });
}

function addressLinks(bundle: CompiledBundle, page: CompiledPage, path: string): readonly HeadLink[] {
  return [
    { rel: 'canonical', href: liveAddress(bundle.site.domain, path) },
    ...alternatesOf(bundle, page).map(({ hreflang, href }) => ({ rel: 'alternate', hreflang, href })),
  ];
}
