import type { CompiledBundle, CompiledLayout, CompiledModal, CompiledPage } from './compiled';
import { compileTree } from './compileNode';
import { compileSite } from './compileSite';
import { deepFreeze } from './deepFreeze';
import { compileFallbackGames } from './fallbackGames';
import { compileLayout } from './layouts';
import type { Platform } from './platform';
import type { SiteParts } from './resolveSite';
import { pagesOf } from './sitePages';
import { compilePage } from './templateContext';

/** Freezes a resolved site into what the browser trusts (CARD-1). Trees that no change touched are shared between sites. */
export function compileBundle(platform: Platform, parts: SiteParts): CompiledBundle {
  const pages = compilePages(parts);
  return deepFreeze({
    site: compileSite(platform, parts, Object.values(pages), compileLayouts(parts)),
    pages,
    modals: compileModals(platform, parts),
    shell: parts.frames.shell === parts.context.shell ? parts.context.compiledShell : (compileTree(parts.frames.shell, parts.nodes).compiled.nodes ?? []),
    fallbackGames: compileFallbackGames(platform.topics['fallback-games'].value),
  });
}

function compilePages({ pages, context, nodes }: SiteParts): Record<string, CompiledPage> {
  return Object.fromEntries(
    pagesOf(pages, context).map((page) => {
      const shared = context.pages.get(page.name);
      const compiled = shared === page ? context.compiledPages.get(page.name) : undefined;
      return [page.name, compiled ?? compilePage(page, compileTree(page.tree, nodes).compiled, context.name)];
    }),
  );
}

function compileLayouts({ context, frames: { layout }, nodes }: SiteParts): Readonly<Record<string, CompiledLayout>> {
  const own = context.layouts.get(context.name);
  if (own === undefined || own.tree === layout) return context.compiledLayouts;
  return { ...context.compiledLayouts, [context.name]: compileLayout(own, layout, nodes).compiled };
}

function compileModals(platform: Platform, { frames: { modals }, context, nodes }: SiteParts): Record<string, CompiledModal> {
  return Object.fromEntries(
    [...modals].map(([name, tree]) => {
      const title = platform.modals.get(name)?.value.title ?? {};
      const shared = tree === context.modals.get(name) ? context.compiledModals.get(name) : undefined;
      return [name, { name, title, nodes: shared ?? compileTree(tree, nodes).compiled.nodes ?? [] }];
    }),
  );
}
