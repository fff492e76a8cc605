import { bySite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { unknownWord } from '../../engine/config/nearest';
import type { PageDraft } from '../../engine/config/pages';
import { loadPlatform } from '../../engine/config/platform';
import { layerOf, originsOf, whereIs } from '../../engine/config/provenance';
import { pagesOf } from '../../engine/config/sitePages';
import { layOver, type SiteParts } from '../../engine/config/siteParts';
import type { Explanation, NodeExplanation, PageExplanation, Unexplained } from './explanation';
import { nodesAround, type FoundNode } from './nodesAround';
import { placeOfDefault } from './placeOfDefault';
import { removedAt, switchedOffAt } from './removedAt';
import { siteExplanation } from './siteExplanation';

/** What somebody wants to have explained: a site, a page of it by name or address, a node of that page. */
export interface Question {
  readonly domain: string;
  readonly page?: string;
  readonly node?: string;
}

/**
 * Reads a project and answers of a site, a page or a node what it is and where each value was written (CARD-1). `root` is where the schemas of
 * widgets stand. An unknown domain, page or node is answered with the nearest one.
 */
export function explainer(root: string, input: ConfigInput): (question: Question) => Explanation {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  const domains = sites.map(({ domain }) => domain);
  return (question) => {
    const site = sites.find(({ domain }) => domain === question.domain);
    return site === undefined ? unknown(question.domain, 'a site', domains) : explainSite(root, layOver(platform, site), question);
  };
}

/** Answers of a site that has been laid over its layers; `parts` is undefined where that cannot be. */
export function explainSite(root: string, parts: SiteParts | undefined, { domain, page, node }: Question): Explanation {
  if (parts === undefined) {
    return { kind: 'unknown', message: `${domain} cannot be laid over its template. "npm run validate -- site-configs/sites/${domain}" says why.` };
  }
  if (page === undefined) return siteExplanation(parts);
  const draft = pagesOf(parts.pages, parts.context).find(({ name, path }) => name === page || path === page);
  if (draft === undefined) return unknownPage(parts, page);
  const found = nodesAround(parts, draft);
  return node === undefined ? pageExplanation(parts, draft, found) : nodeExplanation({ root, parts, draft, found }, node);
}

function pageExplanation({ site, context }: SiteParts, draft: PageDraft, found: readonly FoundNode[]): PageExplanation {
  const { file } = draft.descriptor.source;
  return {
    kind: 'page',
    domain: site.domain,
    page: draft.name,
    path: draft.path,
    template: context.name,
    frame: draft.layout ?? context.name,
    file,
    layer: layerOf(file),
    nodes: found.map(({ explained }) => explained),
  };
}

interface PageFound {
  readonly root: string;
  readonly parts: SiteParts;
  readonly draft: PageDraft;
  readonly found: readonly FoundNode[];
}

function nodeExplanation({ root, parts, draft, found }: PageFound, id: string): NodeExplanation | Unexplained {
  const match = found.find(({ node }) => node.id === id);
  if (match === undefined) {
    const gone = removedAt(parts, draft, id);
    if (gone !== undefined) return { kind: 'unknown', message: `"${id}" is not on ${draft.path} of ${parts.site.domain}: ${gone}` };
    return unknown(
      id,
      `a node of ${draft.path}`,
      found.map(({ node }) => node.id),
    );
  }
  const { node, explained } = match;
  const when = node.when === undefined ? undefined : whereIs({ source: node.place.source, path: [...node.place.path, 'when'] });
  return {
    kind: 'node',
    domain: parts.site.domain,
    page: draft.name,
    node: explained,
    ...(when === undefined ? {} : { when: { name: 'when', value: node.when, layer: layerOf(when.file), isReplaceable: false, ...when } }),
    props: originsOf(node, parts.nodes).map(({ place, ...origin }) => ({
      ...origin,
      ...(place === undefined ? placeOfDefault(root, node.type, origin.name) : whereIs(place)),
    })),
  };
}

function unknownPage(parts: SiteParts, page: string): Unexplained {
  const off = [...parts.context.pages.values(), ...parts.pages.own.values()].find(({ name, path }) => name === page || path === page);
  if (off !== undefined && parts.pages.disabled.has(off.name)) {
    const place = switchedOffAt(parts, off.name);
    const where = place === undefined ? '' : `, at ${place.file}:${place.line}:${place.column}`;
    return { kind: 'unknown', message: `${parts.site.domain} switches the page "${off.name}" off${where}.` };
  }
  const known = pagesOf(parts.pages, parts.context);
  return unknown(
    page,
    `a page of ${parts.site.domain}`,
    known.map(({ name, path }) => (page.startsWith('/') ? path : name)),
  );
}

function unknown(word: string, what: string, words: readonly string[]): Unexplained {
  return { kind: 'unknown', message: unknownWord(word, what, words).message };
}
