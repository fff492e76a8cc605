import type { ModalDescriptor } from '../../schemas/generated/descriptors';
import type {
  CompiledBundle,
  CompiledLayout,
  CompiledModal,
  CompiledNode,
  CompiledPage,
  CompiledSite,
} from './compiled';
import { compileTree } from './compileNode';
import { compileSite } from './compileSite';
import { deepFreeze } from './deepFreeze';
import { compileFallbackGames } from './fallbackGames';
import { compileLayout } from './layouts';
import { notOfferedName, notOfferedPage } from './notOffered';
import { offeringOf, offersOf } from './offering';
import { compileQuery } from './pageQuery';
import { pictureHostsOf } from './pictureHosts';
import type { Platform } from './platform';
import type { SiteParts } from './siteParts';
import { siteDefaults } from './siteDefaults';
import { pagesOf } from './sitePages';
import { compilePage } from './templateContext';
import { sayingOf, type Saying } from './unsaid';
import { ownValue } from './ownValue';

/**
 * Freezes a resolved site into what the browser trusts (CARD-1). Trees that no change touched are shared between sites.
 */
export function compileBundle(platform: Platform, parts: SiteParts): CompiledBundle {
  const { catalogue } = platform.vocabulary;
  const offers = offersOf(platform, parts.site);
  const { closed, ...offering } = offeringOf(offers, compilePages(parts), catalogue);
  const pages = withClosed(offering.pages, closed, (page) =>
    notOfferedPage(page, offering.pages, closed, { template: parts.context.name, catalogue }),
  );
  const modals = mapped(compileModals(platform, parts), (modal) => ({
    ...modal,
    nodes: offering.reachable(modal.nodes),
  }));
  const layouts = {
    layouts: mapped(compileLayouts(parts), offering.layout),
    modals: Object.keys(modals),
    shell: offering.reachable(compileShell(parts)),
    ...(offers === undefined ? {} : { offers }),
  };
  const site = compileSite(platform, parts, Object.values(pages), layouts);
  const said = sayingOf(site.operator, catalogue);
  const bundle = {
    site: { ...site, shell: said(site.shell), layouts: mapped(site.layouts, (layout) => saidLayout(layout, said)) },
    pages: mapped({ ...pages, ...withQueries(platform, parts, pages, site) }, (page) => saidPage(page, said)),
    modals: mapped(modals, (modal) => ({ ...modal, nodes: said(modal.nodes) })),
    fallbackGames: compileFallbackGames(platform.topics['fallback-games'].value),
  };
  const hosts = pictureHostsOf(bundle);
  return deepFreeze(hosts.length === 0 ? bundle : { ...bundle, site: { ...bundle.site, pictureHosts: hosts } });
}

/** Pages with those that are closed each in its place, under the name of what answers there. */
function withClosed(
  pages: Readonly<Record<string, CompiledPage>>,
  closed: ReadonlySet<string>,
  answer: (page: CompiledPage) => CompiledPage,
): Readonly<Record<string, CompiledPage>> {
  if (closed.size === 0) return pages;
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) =>
      closed.has(name) ? [notOfferedName(name), answer(page)] : [name, page],
    ),
  );
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** The page itself where it says nothing of the operator: pages are shared between sites. */
function saidPage(page: CompiledPage, said: Saying): CompiledPage {
  const regions = mapped(page.regions, said);
  return Object.entries(regions).every(([name, nodes]) => nodes === ownValue(page.regions, name))
    ? page
    : { ...page, regions };
}

function saidLayout(layout: CompiledLayout, said: Saying): CompiledLayout {
  const regions = layout.regions.map((region) => ({ ...region, nodes: said(region.nodes) }));
  return regions.every(({ nodes }, index) => nodes === layout.regions[index]?.nodes) ? layout : { ...layout, regions };
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

/** Pages whose address may name something: which words these are is the site's. */
export function withQueries(
  platform: Platform,
  parts: SiteParts,
  pages: Readonly<Record<string, CompiledPage>>,
  site: CompiledSite,
): Record<string, CompiledPage> {
  const words = { categories: site.categories, providers: platform.vocabulary.words.provider };
  return Object.fromEntries(
    pagesOf(parts.pages, parts.context).flatMap(({ name, query }) => {
      const page = ownValue(pages, name);
      return page && query ? [[name, { ...page, query: compileQuery(query, words) }] as const] : [];
    }),
  );
}

function compileLayouts({ context, layouts: { layout }, nodes }: SiteParts): Readonly<Record<string, CompiledLayout>> {
  const own = context.layouts.get(context.name);
  if (own === undefined || own.tree === layout) return context.compiledLayouts;
  return { ...context.compiledLayouts, [context.name]: compileLayout(own, layout, nodes).compiled };
}

function compileShell({ layouts: { shell }, context, nodes }: SiteParts): readonly CompiledNode[] {
  return shell === context.shell ? context.compiledShell : (compileTree(shell, nodes).compiled.nodes ?? []);
}

/** The modals of a site: those of switches that are off are not among them. */
function compileModals(
  platform: Platform,
  { site, layouts: { modals }, context, nodes }: SiteParts,
): Record<string, CompiledModal> {
  const features = {
    ...siteDefaults.features,
    ...(site.values.value.features as Partial<CompiledSite['features']> | undefined),
  };
  return Object.fromEntries(
    [...modals].flatMap(([name, tree]) => {
      const {
        title = {},
        width = 'narrow',
        dismiss = 'cross',
        feature,
      } = (platform.modals.get(name)?.value ?? {}) as Partial<ModalDescriptor>;
      if (feature !== undefined && !features[feature]) return [];
      const shared = tree === context.modals.get(name) ? context.compiledModals.get(name) : undefined;
      return [[name, { name, title, width, dismiss, nodes: shared ?? compileTree(tree, nodes).compiled.nodes ?? [] }]];
    }),
  );
}
