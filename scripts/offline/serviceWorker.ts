import type { CompiledSite } from '../../engine/config/compiled';
import { inertJson } from '../prerender/document';
import type { PrerenderKit } from '../prerender/kit';
import type { BrandColors } from '../prerender/themeSheet';
import { faceOf, firstFonts } from '../prerender/themeSheet';
import type { OfflineSite } from './offlineSite';
import { offlinePage, offlinePolicy, offlineStyle } from './offlinePage';

/** The service worker's file. It stands at the root of its site, which is its scope. */
export const serviceWorkerFile = 'service-worker.js';

/** What a service worker is made of. */
export interface ServiceWorkerParts {
  readonly site: CompiledSite;
  readonly kit: Pick<PrerenderKit, 'id' | 'worker' | 'prerender'>;
  readonly colors: BrandColors;
  /** The template's built sheets. */
  readonly templateCss: string;
}

/**
 * The text of a site's service worker. It differs only where code, colours, words or logo do, so that a browser takes a
 * new one with a new build (NET-1). Where the site wants none (`webApp.offlinePage`), it is one that deletes what
 * others have kept, and itself.
 */
export async function serviceWorkerOf(parts: ServiceWorkerParts): Promise<string> {
  const { site, kit } = parts;
  return `const livery=${inertJson(site.webApp?.offlinePage === false ? nothing : await offlineSite(parts))};${kit.worker}`;
}

const nothing: OfflineSite = { code: '', files: [], pages: {}, policy: '' };

async function offlineSite({ site, kit, colors, templateCss }: ServiceWorkerParts): Promise<OfflineSite> {
  const main = site.locales.enabled.find(({ code }) => code === site.locales.default);
  const [font] = firstFonts(templateCss, site.theme.template, main?.lang ?? 'en');
  const style = offlineStyle(colors, font === undefined ? undefined : faceOf(templateCss, font));
  const logo = site.logos.primary?.startsWith('/') === true ? site.logos.primary : undefined;
  const pages = await Promise.all(
    site.locales.enabled.map(async (locale) => {
      const words = await kit.prerender.offlineWords(locale);
      return [locale.prefix, offlinePage({ name: site.name, logo, lang: locale.lang, words, style })] as const;
    }),
  );
  return {
    code: kit.id,
    files: [logo, font].filter((file) => file !== undefined),
    pages: Object.fromEntries(pages),
    policy: offlinePolicy(style),
  };
}
