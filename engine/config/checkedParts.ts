import { compileTree, type NodeContext, type NodeResult } from './compileNode';
import type { Descriptor } from './descriptors';
import { disabledEntries, formlessEntries } from './entryRules';
import type { Platform } from './platform';
import { problemAt, type Problem } from './problem';
import type { SiteDraft } from './siteDraft';
import type { SitePages } from './sitePages';
import { nodeContextOf, partsOf, type SiteParts } from './siteParts';
import { enabledLocales } from './siteRules';
import type { TemplateContext } from './templateContext';
import { languageProblems, writtenTexts } from './texts';
import { referenceProblems } from './vocabulary';

/** A site laid over its layers, and what is wrong with it there. */
export interface CheckedParts {
  readonly parts: SiteParts;
  /** What is wrong with words, nodes, languages and links. */
  readonly problems: readonly Problem[];
  /** Changes that find no place, or leave a page or layout in disorder. */
  readonly changeProblems: readonly Problem[];
}

/** Lays a site over the layers of a template and checks all that depends on that template. */
export function checkedParts(platform: Platform, site: SiteDraft, context: TemplateContext): CheckedParts {
  const nodes = nodeContextOf(site, context);
  const parts = partsOf(site, context, nodes);
  const { pages, layouts } = parts;
  const results = [...pages.changed, ...layouts.changed].map((tree) => compileTree(tree, nodes));
  const problems = wordProblems(site, nodes.vocabulary);
  for (const result of results) problems.push(...result.problems);
  problems.push(...siteLanguageProblems(site, context, results));
  if (pages.disabled.size > 0)
    problems.push(...disabledRoutes(site, pages, results), ...disabledEntries(platform, site, pages));
  const changeProblems = [...pages.problems, ...layouts.problems];
  // What is not sound yet says nothing of what stands there.
  if (problems.length + changeProblems.length + site.problems.length === 0)
    problems.push(...formlessEntries(platform, parts));
  return { parts, problems, changeProblems };
}

/** Words in the files of a site, and of its family, that nothing is called by. */
export function wordProblems(site: SiteDraft, around: NodeContext['vocabulary']): Problem[] {
  // What a site says of its operator stands in the props of nodes alone.
  const { placeholders: _, ...vocabulary } = around;
  return descriptorsOf(site).flatMap(({ source, references }) =>
    referenceProblems(references, vocabulary, (path) => ({ source, path })),
  );
}

function siteLanguageProblems(
  site: SiteDraft,
  context: TemplateContext,
  results: readonly NodeResult<unknown>[],
): Problem[] {
  const texts = [...context.texts];
  for (const { source, references } of descriptorsOf(site))
    texts.push(...writtenTexts(references, (path) => ({ source, path })));
  for (const result of results) texts.push(...result.texts);
  return texts.length === 0 ? [] : languageProblems(texts, enabledLocales(site), site.domain);
}

/**
 * Links in the site's own files to pages it switches off. A link of a shared layer, its family among them, simply does
 * not show: other brands have the page.
 */
function disabledRoutes(site: SiteDraft, { disabled }: SitePages, results: readonly NodeResult<unknown>[]): Problem[] {
  const own = new Set(ownDescriptorsOf(site).map(({ source }) => source));
  return results
    .flatMap((result) => result.routes)
    .filter(({ route }) => disabled.has(route))
    .map(({ route, place }) => ({ route, ...place() }))
    .filter(({ source }) => own.has(source))
    .map(({ route, source, path }) => {
      const message = `This site switches the page "${route}" off. Link to another page or switch it on.`;
      return problemAt(source, path, { code: 'route-disabled', message });
    });
}

function descriptorsOf(site: SiteDraft): Descriptor[] {
  return site.family === undefined ? ownDescriptorsOf(site) : [site.family, ...ownDescriptorsOf(site)];
}

function ownDescriptorsOf({ descriptor, ownPages }: SiteDraft): Descriptor[] {
  return [descriptor, ...[...ownPages.values()].map((page) => page.descriptor)];
}
