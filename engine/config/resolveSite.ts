import type { CompiledBundle } from './compiled';
import { compileBundle } from './compileBundle';
import { compileTree, type NodeContext, type NodeResult } from './compileNode';
import type { Descriptor } from './descriptors';
import { disabledEntries } from './entryRules';
import { guarded } from './guard';
import { asksForElements, claimedJurisdiction, claimProblemsOf, pageProblemsOf } from './jurisdictions';
import { compileAlternatives } from './otherThemes';
import type { Platform } from './platform';
import { problemAt, sortProblems, type Problem } from './problem';
import { readSite, type SiteDraft } from './siteDraft';
import type { SiteInput } from './siteInput';
import type { SitePages } from './sitePages';
import { nodeContextOf, partsOf, type SiteParts } from './siteParts';
import { enabledLocales, siteRuleProblems } from './siteRules';
import type { TemplateContext } from './templateContext';
import { languageProblems, writtenTexts } from './texts';
import { withUnusableLocales } from './unusableLocales';
import { referenceProblems } from './vocabulary';
import type { Place } from './place';

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
  /** The family and the template that it stands on, where it names them. */
  readonly family?: string;
  readonly template?: string;
  /** The frozen result; undefined when there are errors. */
  readonly compile: () => CompiledBundle | undefined;
  /** What the rules of another jurisdiction than the one it claims find wanting. */
  readonly heldTo: (jurisdiction: string) => readonly Problem[];
}

/**
 * Checks one site against a loaded platform; fast enough for every save of a file (CARD-3). Whatever happens is a
 * problem of this site alone.
 */
export function resolveSite(platform: Platform, input: SiteInput): ResolvedSite {
  const file = `site-configs/sites/${input.domain}/site.json`;
  input.onFile?.(file);
  return guarded(
    file,
    () => resolved(platform, input),
    (problem) => ({
      domain: input.domain,
      problems: [problem],
      claims: [],
      compile: () => undefined,
      heldTo: () => [],
    }),
  );
}

function resolved(platform: Platform, input: SiteInput): ResolvedSite {
  const site = readSite(platform, input);
  if (!('descriptor' in site))
    return { domain: input.domain, problems: site.problems, claims: [], compile: () => undefined, heldTo: () => [] };
  const usable = site.descriptor.source.value !== undefined;
  const problems: Problem[] = usable ? [...site.problems, ...siteRuleProblems(platform, site)] : [...site.problems];
  const nodes = site.context === undefined ? undefined : nodeContextOf(site, site.context);
  // What a site says of its operator stands in the props of nodes alone.
  const { placeholders: _, ...vocabulary } = nodes?.vocabulary ?? platform.vocabulary;
  const descriptors = descriptorsOf(site);
  for (const { source, references } of descriptors)
    problems.push(...referenceProblems(references, vocabulary, (path) => ({ source, path })));
  const parts =
    usable && site.context !== undefined && nodes !== undefined
      ? resolveParts(platform, site, site.context, nodes, descriptors, problems)
      : undefined;
  const { family } = site;
  let bundle: CompiledBundle | undefined;
  const compile = () => {
    input.onFile?.(site.descriptor.source.file);
    return parts === undefined || hasError(problems)
      ? undefined
      : (bundle ??= compileWithThemes(platform, input, parts));
  };
  const rules = (name: string) => (usable ? ruleProblems(platform, site, name, compile) : []);
  problems.push(...rules(claimedJurisdiction(site)));
  return {
    domain: input.domain,
    problems:
      problems.length === 0
        ? problems
        : sortProblems(withUnusableLocales(site.descriptor, problems, platform.topics.locales)),
    claims: claimsOf(site),
    ...(family === undefined
      ? {}
      : { family: family.source.file.slice('site-configs/families/'.length, -'.json'.length) }),
    ...(site.context === undefined ? {} : { template: site.context.name }),
    compile,
    heldTo: (name) => (name === claimedJurisdiction(site) ? [] : rules(name)),
  };
}

function compileWithThemes(platform: Platform, input: SiteInput, parts: SiteParts): CompiledBundle {
  const bundle = compileBundle(platform, parts);
  const themes = compileAlternatives(platform, input, parts.site);
  return themes === undefined ? bundle : Object.freeze({ ...bundle, themes });
}

/** What the rules of a jurisdiction find wanting in what a site says and, where that is sound, in its pages. */
function ruleProblems(
  platform: Platform,
  site: SiteDraft,
  name: string,
  compile: () => CompiledBundle | undefined,
): Problem[] {
  const said = claimProblemsOf(platform, site, name);
  // What a broken shared layer does not show is told there.
  if (!asksForElements(platform, name) || hasError(platform.problems)) return said;
  const bundle = compile();
  return bundle === undefined ? said : [...said, ...pageProblemsOf(platform, site, bundle, name)];
}

function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function resolveParts(
  platform: Platform,
  site: SiteDraft,
  context: TemplateContext,
  nodes: NodeContext,
  descriptors: readonly Descriptor[],
  problems: Problem[],
): SiteParts {
  const parts = partsOf(site, context, nodes);
  const { pages, layouts } = parts;
  const results = [...pages.changed, ...layouts.changed].map((tree) => compileTree(tree, nodes));
  problems.push(...pages.problems, ...layouts.problems);
  for (const result of results) problems.push(...result.problems);
  problems.push(...siteLanguageProblems(site, context, descriptors, results));
  if (pages.disabled.size > 0)
    problems.push(...disabledRoutes(descriptors, pages, results), ...disabledEntries(platform, site, pages));
  return parts;
}

function siteLanguageProblems(
  site: SiteDraft,
  context: TemplateContext,
  descriptors: readonly Descriptor[],
  results: readonly NodeResult<unknown>[],
): Problem[] {
  const texts = [...context.texts];
  for (const { source, references } of descriptors)
    texts.push(...writtenTexts(references, (path) => ({ source, path })));
  for (const result of results) texts.push(...result.texts);
  return texts.length === 0 ? [] : languageProblems(texts, enabledLocales(site), site.domain);
}

/** Links in the site's own files to pages it switches off; a link of a shared layer simply does not show. */
function disabledRoutes(
  descriptors: readonly Descriptor[],
  { disabled }: SitePages,
  results: readonly NodeResult<unknown>[],
): Problem[] {
  return results
    .flatMap((result) => result.routes)
    .filter(({ route }) => disabled.has(route))
    .map(({ route, place }) => ({ route, ...place() }))
    .filter(({ source }) => descriptors.some((descriptor) => descriptor.source === source))
    .map(({ route, source, path }) => {
      const message = `This site switches the page "${route}" off. Link to another page or switch it on.`;
      return problemAt(source, path, { code: 'route-disabled', message });
    });
}

function descriptorsOf({ family, descriptor, ownPages }: SiteDraft): Descriptor[] {
  const descriptors = family === undefined ? [descriptor] : [family, descriptor];
  for (const page of ownPages.values()) descriptors.push(page.descriptor);
  return descriptors;
}

/** A folder claims its own name alone: another domain in its site.json, as a copied one has, is that of another site. */
function claimsOf({ domain, descriptor: { source, value } }: SiteDraft): HostClaim[] {
  const claims: HostClaim[] = [];
  if (value.domain === domain) claims.push({ host: domain, place: { source, path: ['domain'] } });
  if (!Array.isArray(value.aliases)) return claims;
  for (const [index, host] of value.aliases.entries())
    if (typeof host === 'string') claims.push({ host, place: { source, path: ['aliases', index] } });
  return claims;
}
