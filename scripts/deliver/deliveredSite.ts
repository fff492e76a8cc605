import type { CompiledSite } from '../../engine/config/compiled';
import { writeAddress } from '../../engine/routing/address';
import type { SiteSource } from '../build/siteSource';

/** What a web server in front of written files has to know of a site. */
export type DeliveredSite = Pick<SiteSource, 'site' | 'queries' | 'headers' | 'embedHeaders'>;

/** The paths of categories' segments with the page each leads to, in every language (ROUTE-3, CAT-1). A page's own path wins. */
export function categoryAliases(site: CompiledSite): readonly { readonly from: string; readonly to: string }[] {
  const aliases = site.categories.flatMap(({ segment, route }) => {
    const target = site.routes.find(({ name }) => name === route);
    const isPage = site.routes.some(({ path }) => path === `/${segment}`);
    return segment === '' || isPage || !target ? [] : [{ segment, path: target.path }];
  });
  return site.locales.enabled.flatMap((locale) =>
    aliases.map(({ segment, path }) => ({ from: writeAddress(locale, `/${segment}`), to: writeAddress(locale, path) })),
  );
}
