import type { CompiledPage, CompiledSite } from '../../engine/config/compiled';
import { ownValue } from '../../engine/config/ownValue';

/**
 * The layouts that every document of a site brings along: that of its template, which most pages have, and the notice
 * of maintenance.
 */
const everywhere = ({ theme }: CompiledSite): readonly string[] => [theme.template, 'maintenance'];

/** A site as the document of a page says it: of the layouts only those that it needs. */
export function siteInDocument(site: CompiledSite, page: CompiledPage): CompiledSite {
  const names = [page.layout, ...everywhere(site)];
  return {
    ...site,
    layouts: Object.fromEntries(Object.entries(site.layouts).filter(([name]) => names.includes(name))),
  };
}

/** A page as its payload says it: with its layout where the document that asks may lack it. */
export function pageInPayload(site: CompiledSite, page: CompiledPage): CompiledPage {
  const compiledLayout = ownValue(site.layouts, page.layout);
  return compiledLayout === undefined || everywhere(site).includes(page.layout) ? page : { ...page, compiledLayout };
}
