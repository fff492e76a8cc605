import type { CompiledBundle } from './compiled';
import { compileBundle } from './compileBundle';
import { compileTree, type NodeContext, type NodeResult, type RouteUse } from './compileNode';
import type { Platform } from './platform';
import { problemAt, sortProblems, type Problem } from './problem';
import { readSite, type SiteDraft, type SiteInput } from './siteDraft';
import { changedTree, layersOf, sitePages, type SitePages } from './sitePages';
import { enabledLocales, siteRuleProblems } from './siteRules';
import type { TemplateContext } from './templateContext';
import { languageProblems, writtenTexts } from './texts';
import type { Tree } from './trees';
import { referenceProblems, type Place } from './vocabulary';

/** A host that a site claims, and where it says so. */
export interface HostClaim {
  readonly host: string;
  readonly place: Place;
}

/** A site checked against the platform. */
export interface ResolvedSite {
  readonly domain: string;
  readonly problems: readonly Problem[];
  readonly claims: readonly HostClaim[];
  /** The frozen result; undefined when there are errors. */
  readonly compile: () => CompiledBundle | undefined;
}

/** A site with everything laid over each other, ready to be compiled. */
export interface SiteParts {
  readonly site: SiteDraft;
  readonly context: TemplateContext;
  readonly nodes: NodeContext;
  readonly pages: SitePages;
  readonly layout: Tree;
  readonly shell: Tree;
  readonly modals: ReadonlyMap<string, Tree>;
}

/** Checks one site against a loaded platform; fast enough for every save of a file (CARD-3). */
export function resolveSite(platform: Platform, input: SiteInput): ResolvedSite {
  const site = readSite(platform, input);
  if (!('descriptor' in site)) return { domain: input.domain, problems: site.problems, claims: [], compile: () => undefined };
  const problems: Problem[] = [...site.problems];
  const usable = site.descriptor.source.value !== undefined;
  if (usable) problems.push(...siteRuleProblems(platform, site));
  const nodes = site.context === undefined ? undefined : nodeContextOf(site, site.context);
  const vocabulary = nodes?.vocabulary ?? platform.vocabulary;
  for (const { source, references } of [...descriptorsOf(site)]) problems.push(...referenceProblems(references, vocabulary, (path) => ({ source, path })));
  const parts = usable && site.context !== undefined && nodes !== undefined ? resolveParts(site, site.context, nodes, problems) : undefined;
  return {
    domain: input.domain,
    problems: problems.length === 0 ? [] : sortProblems(problems),
    claims: claimsOf(site),
    compile: () => (parts === undefined || problems.some(({ severity }) => severity === 'error') ? undefined : compileBundle(platform, parts)),
  };
}

function resolveParts(site: SiteDraft, context: TemplateContext, nodes: NodeContext, problems: Problem[]): SiteParts {
  const pages = sitePages(site, context);
  const frame = context.layouts.get(context.name)?.tree ?? {};
  const layout = changedTree(frame, site, ['layout'], (value) => value.layout);
  const shell = changedTree(context.shell, site, ['shell'], (value) => value.shell);
  const modals = new Map(
    [...context.modals].map(([name, tree]) => [name, changedTree(tree, site, ['modals', name], (value) => modalOf(value, name))] as const),
  );
  problems.push(...pages.problems, ...layout.problems, ...shell.problems, ...[...modals.values()].flatMap((modal) => modal.problems));
  const changed = [
    ...[...pages.pages.values()].filter((page) => page.tree !== context.pages.get(page.name)?.tree).map(({ tree }) => tree),
    ...[
      [layout.tree, frame] as const,
      [shell.tree, context.shell] as const,
      ...[...modals].map(([name, { tree }]) => [tree, context.modals.get(name)] as const),
    ].flatMap(([tree, before]) => (tree === before ? [] : [tree])),
  ];
  const results = changed.map((tree) => compileTree(tree, nodes));
  problems.push(...results.flatMap((result) => result.problems), ...siteLanguageProblems(site, context, results), ...disabledRoutes(site, pages, results));
  return { site, context, nodes, pages, layout: layout.tree, shell: shell.tree, modals: new Map([...modals].map(([name, { tree }]) => [name, tree])) };
}

/** The template's context, with the site's own pages among the routes. */
function nodeContextOf(site: SiteDraft, context: TemplateContext): NodeContext {
  const added = [...site.ownPages.keys()].filter((name) => !context.pages.has(name));
  if (added.length === 0) return context.nodes;
  const { vocabulary } = context.nodes;
  return { ...context.nodes, vocabulary: { ...vocabulary, words: { ...vocabulary.words, route: [...vocabulary.words.route, ...added] } } };
}

function siteLanguageProblems(site: SiteDraft, context: TemplateContext, results: readonly NodeResult<unknown>[]): Problem[] {
  const own = descriptorsOf(site).flatMap(({ source, references }) => writtenTexts(references, (path) => ({ source, path })));
  const texts = [...context.texts, ...own, ...results.flatMap((result) => result.texts)];
  return texts.length === 0 ? [] : languageProblems(texts, enabledLocales(site), site.domain);
}

/** Links in the site's own files to pages it switches off; a link of a shared layer simply does not show. */
function disabledRoutes(site: SiteDraft, { disabled }: SitePages, results: readonly NodeResult<unknown>[]): Problem[] {
  if (disabled.size === 0) return [];
  const own = new Set(descriptorsOf(site).map(({ source }) => source));
  const uses: RouteUse[] = results.flatMap((result) => result.routes);
  return uses
    .filter(({ route, place }) => disabled.has(route) && own.has(place.source))
    .map(({ route, place }) =>
      problemAt(place.source, place.path, {
        code: 'route-disabled',
        message: `This site switches the page "${route}" off. Link to another page or switch it on.`,
      }),
    );
}

function descriptorsOf(site: SiteDraft) {
  return [
    ...layersOf(site)
      .map((layer) => (layer === site.descriptor ? site.descriptor : site.family))
      .flatMap((descriptor) => descriptor ?? []),
    ...[...site.ownPages.values()].map(({ descriptor }) => descriptor),
  ];
}

function modalOf(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return typeof value.modals === 'object' && value.modals !== null ? (value.modals as Readonly<Record<string, unknown>>)[name] : undefined;
}

function claimsOf({ descriptor: { source, value } }: SiteDraft): HostClaim[] {
  const aliases = Array.isArray(value.aliases) ? value.aliases : [];
  return [
    ...(typeof value.domain === 'string' ? [{ host: value.domain, place: { source, path: ['domain'] } }] : []),
    ...aliases.flatMap((host: unknown, index) => (typeof host === 'string' ? [{ host, place: { source, path: ['aliases', index] } }] : [])),
  ];
}
