import type { CompiledLocale, CompiledPage, CompiledSite } from '../../engine/config/compiled';
import { isListed, liveAddress, type PageHead } from '../../engine/routing/pageHead';
import { pathOf } from '../build/addresses';

/**
 * The way from home to a page, as search engines read it (JSON-LD, SITE-7); undefined for home and for pages that are
 * not listed. It stands in served HTML only: a client that wrote script elements would need a Trusted Types policy.
 */
export function breadcrumbsOf(
  { site, page, locale }: { readonly site: CompiledSite; readonly page: CompiledPage; readonly locale: CompiledLocale },
  { title }: Pick<PageHead, 'title'>,
): object | undefined {
  if (!isListed(page) || page.path === '/') return undefined;
  const places = [
    [site.name, '/'],
    [title, page.path],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: liveAddress(site.domain, pathOf({ path }, locale)),
    })),
  };
}
