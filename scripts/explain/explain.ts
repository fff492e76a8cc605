import { bySite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { textsOf } from '../../engine/config/jsonPath';
import { unknownWord } from '../../engine/config/nearest';
import type { PageDraft } from '../../engine/config/pages';
import { loadPlatform, type Platform } from '../../engine/config/platform';
import { layerOf, originsOf, whereIs } from '../../engine/config/provenance';
import { pagesOf } from '../../engine/config/sitePages';
import { layOver, type SiteParts } from '../../engine/config/siteParts';
import type { TreeNode } from '../../engine/config/trees';
import { colorExplanation } from './colorExplanation';
import type { ExplainedValue, Explanation, NodeExplanation, PageExplanation, Unexplained } from './explanation';
import { nodesAround, nodesOfModal, type FoundNode } from './nodesAround';
import { placeOfDefault } from './placeOfDefault';
import { removedAt, removedFromModal, switchedOffAt } from './removedAt';
import { siteExplanation } from './siteExplanation';

/** What somebody wants to have explained: a site, a page of it by name or address, a node of that page. */
export interface Question {
  readonly domain: string;
  readonly page?: string;
  readonly node?: string;
}

/**
 * Reads a project and answers of a site, a page or a node what it is and where each value was written (CARD-1). `root`
 * is where the schemas of widgets stand. An unknown domain, page or node is answered with the nearest one.
 */
export function explainer(root: string, input: ConfigInput): (question: Question) => Explanation {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  const domains = sites.map(({ domain }) => domain);
  const laid = new Map<string, SiteParts | undefined>();
  return (question) => {
    const site = sites.find(({ domain }) => domain === question.domain);
    if (site === undefined) return unknown(question.domain, 'a site', domains);
    if (!laid.has(site.domain)) laid.set(site.domain, layOver(platform, site));
    return explainSite(root, laid.get(site.domain), question, platform);
  };
}

/** Answers of a site that has been laid over its layers; `parts` is undefined where that cannot be. */
export function explainSite(
  root: string,
  parts: SiteParts | undefined,
  { domain, page, node }: Question,
  platform?: Platform,
): Explanation {
  if (parts === undefined) {
    return {
      kind: 'unknown',
      message: `${domain} cannot be laid over its template. "npm run validate -- site-configs/sites/${domain}" says why.`,
    };
  }
  if (page === undefined) return siteExplanation(parts, platform);
  if (page === 'colors' || page === 'colours')
    return node === undefined
      ? colorExplanation(root, parts)
      : { kind: 'unknown', message: `"${page}" has no nodes, so "${node}" names nothing. Leave it out.` };
  if (page.startsWith(modalMark)) return explainModal(root, parts, page.slice(modalMark.length), node);
  const draft = pagesOf(parts.pages, parts.context).find(({ name, path }) => name === page || path === page);
  if (draft === undefined) return unknownPage(parts, page);
  const found = nodesAround(parts, draft);
  return node === undefined
    ? pageExplanation(parts, draft, found)
    : nodeExplanation({ root, parts, page: draft.name, path: draft.path, found }, node, () =>
        removedAt(parts, draft, node),
      );
}

function pageExplanation({ site, context }: SiteParts, draft: PageDraft, found: readonly FoundNode[]): PageExplanation {
  const { file } = draft.descriptor.source;
  return {
    kind: 'page',
    domain: site.domain,
    page: draft.name,
    path: draft.path,
    template: context.name,
    layout: draft.layout ?? context.name,
    file,
    layer: layerOf(file),
    nodes: found.map(({ explained }) => explained),
  };
}

/** Before the name of a modal in a question: `modal:loginmodal`. */
const modalMark = 'modal:';

function explainModal(root: string, parts: SiteParts, name: string, node: string | undefined): Explanation {
  const tree = parts.layouts.modals.get(name);
  if (tree === undefined) return unknown(name, 'a modal', [...parts.layouts.modals.keys()]);
  const found = nodesOfModal(tree);
  const page = `${modalMark}${name}`;
  if (node !== undefined)
    return nodeExplanation({ root, parts, page, path: page, found }, node, () => removedFromModal(parts, name, node));
  const file = `site-configs/modals/${name}.json`;
  const { site, context } = parts;
  const nodes = found.map(({ explained }) => explained);
  return {
    kind: 'page',
    domain: site.domain,
    page,
    path: page,
    template: context.name,
    layout: context.name,
    file,
    layer: layerOf(file),
    nodes,
  };
}

interface PageFound {
  readonly root: string;
  readonly parts: SiteParts;
  readonly page: string;
  /** Its address, or how a modal is asked for. */
  readonly path: string;
  readonly found: readonly FoundNode[];
}

function nodeExplanation(
  { root, parts, page, path, found }: PageFound,
  id: string,
  whyGone: () => string | undefined,
): NodeExplanation | Unexplained {
  const match = found.find(({ node }) => node.id === id);
  if (match === undefined) {
    const gone = whyGone();
    if (gone !== undefined)
      return { kind: 'unknown', message: `"${id}" is not on ${path} of ${parts.site.domain}: ${gone}` };
    return unknown(
      id,
      `a node of ${path}`,
      found.map(({ node }) => node.id),
    );
  }
  const { node, ancestors, explained } = match;
  const around = ancestors.flatMap((ancestor) => conditionOf(ancestor, `${ancestor.id}.when`));
  const [when] = conditionOf(node, 'when');
  const named = new Set(
    [...around, ...(when === undefined ? [] : [when])].flatMap(({ value }) => textsOf(value).map(({ text }) => text)),
  );
  return {
    kind: 'node',
    domain: parts.site.domain,
    page,
    node: explained,
    ...(when === undefined ? {} : { when }),
    around,
    breakpoints: Object.fromEntries(Object.entries(parts.nodes.breakpoints).filter(([name]) => named.has(name))),
    props: originsOf(node, parts.nodes).map(({ place, ...origin }) => ({
      ...origin,
      ...(place === undefined ? placeOfDefault(root, node.type, origin.name) : whereIs(place)),
    })),
  };
}

/** The condition of a node, with where it is written; none where it has none. */
function conditionOf({ when, place }: TreeNode, name: string): ExplainedValue[] {
  if (when === undefined) return [];
  const where = whereIs({ source: place.source, path: [...place.path, 'when'] });
  return [{ name, value: when, layer: layerOf(where.file), isReplaceable: false, ...where }];
}

function unknownPage(parts: SiteParts, page: string): Unexplained {
  const off = [...parts.context.pages.values(), ...parts.pages.own.values()].find(
    ({ name, path }) => name === page || path === page,
  );
  if (off !== undefined && parts.pages.disabled.has(off.name)) {
    const place = switchedOffAt(parts, off.name);
    const where = place === undefined ? '' : `, at ${place.file}:${place.line}:${place.column}`;
    return { kind: 'unknown', message: `${parts.site.domain} switches the page "${off.name}" off${where}.` };
  }
  const known = pagesOf(parts.pages, parts.context);
  return unknown(
    page,
    `a page of ${parts.site.domain}`,
    page.startsWith('/')
      ? known.map(({ path }) => path)
      : [
          ...known.map(({ name }) => name),
          'colors',
          ...[...parts.layouts.modals.keys()].map((name) => `${modalMark}${name}`),
        ],
  );
}

function unknown(word: string, what: string, words: readonly string[]): Unexplained {
  return { kind: 'unknown', message: unknownWord(word, what, words).message };
}
