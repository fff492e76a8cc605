import type { CompiledBundle, CompiledPage } from './compiled';
import { compileBundle, withQueries } from './compileBundle';
import { compileSite } from './compileSite';
import { compileFallbackGames } from './fallbackGames';
import { offersOf } from './offering';
import type { Platform } from './platform';
import { pagesOf } from './sitePages';
import type { SiteParts } from './siteParts';
import { compilePage, type TemplateContext } from './templateContext';

type Pages = CompiledBundle['pages'];

/** Pages of sites that change none of their template's, which have them alike. */
const unchanged = new WeakMap<Platform, WeakMap<TemplateContext, Pages>>();

/**
 * What a site takes from tables of the platform and of its template: its values, its fallback games, and pages with
 * their queries, all without the site's own nodes. For whoever compares sites by the thousand.
 */
export function compileTables(
  platform: Platform,
  parts: SiteParts,
): Pick<CompiledBundle, 'site' | 'pages' | 'fallbackGames'> {
  // Where a platform lacks something, only the nodes of a page tell whether it is closed.
  if (offersOf(platform, parts.site) !== undefined) return compileBundle(platform, parts);
  const { context } = parts;
  const { own, disabled } = parts.pages;
  const isUnchanged = own.size + disabled.size === 0;
  const known = isUnchanged ? unchanged.get(platform)?.get(context) : undefined;
  const pages = known ?? pagesWithoutNodes(parts);
  const site = compileSite(platform, parts, Object.values(pages), { layouts: {}, modals: [], shell: [] });
  const asked = known ?? { ...pages, ...withQueries(platform, parts, pages, site) };
  if (isUnchanged && !known)
    unchanged.set(platform, (unchanged.get(platform) ?? new WeakMap<TemplateContext, Pages>()).set(context, asked));
  return { site, pages: asked, fallbackGames: compileFallbackGames(platform.topics['fallback-games'].value) };
}

function pagesWithoutNodes({ pages, context }: SiteParts): Pages {
  return Object.fromEntries(
    pagesOf(pages, context).map((page): [string, CompiledPage] => {
      const shared = context.pages.get(page.name) === page ? context.compiledPages.get(page.name) : undefined;
      return [page.name, shared ?? compilePage(page, {}, context.name)];
    }),
  );
}
