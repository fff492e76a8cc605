import type { CompiledBundle, CompiledPage } from '../../engine/config/compiled';
import { alternatesOf, isListed, liveAddress } from '../../engine/routing/pageHead';
import { pathOf } from './addresses';
import { immutableAsset, type Headers } from './headers';
import { manifestIcons } from '../icons/rasterIcons';
import { mediaTypeOf } from './siteSource';

/** The pages that search engines may list. */
function listedPages({ pages }: CompiledBundle): readonly CompiledPage[] {
  return Object.values(pages).filter(isListed);
}

/** The icon of a site: its own, its compact logo, or one made of its initials. */
export function iconOf({ site }: Pick<CompiledBundle, 'site'>): string {
  return site.manifestIcon ?? site.logos.compact ?? initialsAddress;
}

/** Where the icon of initials stands. */
const initialsAddress = '/icon.svg';

/**
 * The picture in the site's own folder that its raster icons are made from, for example `brand/mark.svg`; undefined
 * where its initials have to do.
 */
export function markOf({ site }: Pick<CompiledBundle, 'site'>): string | undefined {
  return [site.manifestIcon, site.logos.compact].find((address) => address?.startsWith('/brand/'))?.slice(1);
}

/** The site's web manifest: what a device shows of it as an app. Colours are those of the site's theme. */
export function webManifest(
  { site }: CompiledBundle,
  colors: { readonly theme: string; readonly background: string },
): string {
  const icon = iconOf({ site });
  const drawn = icon.endsWith('.svg') ? [{ src: icon, sizes: 'any', type: mediaTypeOf(icon), purpose: 'any' }] : [];
  const locale = site.locales.enabled.find(({ code }) => code === site.locales.default);
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.webApp?.shortName ?? site.name,
    lang: locale?.lang,
    // The installed site begins with its brand where it has a preloader.
    start_url: site.features.preloader ? '/preloader' : '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      ...manifestIcons.map(({ path, size, purpose }) => ({
        src: `/${path}`,
        sizes: `${size}x${size}`,
        type: mediaTypeOf(path),
        purpose,
      })),
      ...drawn,
    ],
  });
}

/**
 * Robots may read every page: those that must not be listed say so themselves, which a robot that is kept out would
 * never see.
 */
export function robots({ site }: Pick<CompiledBundle, 'site'>): string {
  return ['User-agent: *', 'Allow: /', `Sitemap: ${liveAddress(site.domain, '/sitemap.xml')}`, ''].join('\n');
}

/** Every listed page in every language, with its alternates. */
export function sitemap(bundle: CompiledBundle): string {
  const urls = listedPages(bundle).flatMap((page) =>
    bundle.site.locales.enabled.map((locale) => {
      const alternates = alternatesOf(bundle.site, page).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return `<url><loc>${liveAddress(bundle.site.domain, pathOf(page, locale))}</loc>${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * The `_headers` file that static hosts read: policies for every page, a year for assets. They revalidate pages by
 * themselves. A document that holds outside code first lets go of the pages' policies, because hosts would add its own
 * to them.
 */
export function headersFile(headers: Headers, embedHeaders: Readonly<Record<string, Headers>> = {}): string {
  const linesOf = (entries: Headers) => Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`);
  const embeds = Object.entries(embedHeaders).flatMap(([path, own]) => [
    `/${path.replace(/\.html$/, '')}`,
    ...Object.keys(headers).map((name) => `  ! ${name}`),
    ...linesOf(own),
  ]);
  return ['/*', ...linesOf(headers), '/assets/*', `  Cache-Control: ${immutableAsset}`, ...embeds, ''].join('\n');
}

/** An icon for a site without one: the first letters of its name on its own colour. */
export function initialsIcon(name: string, colors: { readonly theme: string; readonly background: string }): string {
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
    .replace(/[&<]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colors.theme}"/><text x="32" y="43" font-family="system-ui,sans-serif" font-size="30" font-weight="700" text-anchor="middle" fill="${colors.background}">${initials}</text></svg>`;
}
