import type { NodeContext } from './compileNode';
import type { Platform } from './platform';
import { readSite, type SiteDraft } from './siteDraft';
import type { SiteInput } from './siteInput';
import { siteLayouts, type SiteLayouts } from './siteLayouts';
import { sitePages, type SitePages } from './sitePages';
import type { TemplateContext } from './templateContext';

/**
 * A site with everything laid over each other, ready to be compiled. Each node and value knows the place it was written
 * at.
 */
export interface SiteParts {
  readonly site: SiteDraft;
  readonly context: TemplateContext;
  readonly nodes: NodeContext;
  readonly pages: SitePages;
  readonly layouts: SiteLayouts;
}

/**
 * Lays a site over its layers without checking it; undefined where no site.json can be read or its theme names no
 * template.
 */
export function layOver(platform: Platform, input: SiteInput): SiteParts | undefined {
  const site = readSite(platform, input);
  if (!('descriptor' in site) || site.context === undefined || site.descriptor.source.value === undefined)
    return undefined;
  return partsOf(site, site.context, nodeContextOf(site, site.context));
}

/** The parts of a site that has been read. */
export function partsOf(site: SiteDraft, context: TemplateContext, nodes: NodeContext): SiteParts {
  return { site, context, nodes, pages: sitePages(site, context), layouts: siteLayouts(site, context) };
}

/** The template's context, with the site's own pages among the routes. */
export function nodeContextOf(site: SiteDraft, context: TemplateContext): NodeContext {
  if (site.ownPages.size === 0) return context.nodes;
  const added = [...site.ownPages.keys()].filter((name) => !context.pages.has(name));
  const { vocabulary } = context.nodes;
  return {
    ...context.nodes,
    vocabulary: { ...vocabulary, words: { ...vocabulary.words, route: [...vocabulary.words.route, ...added] } },
  };
}
