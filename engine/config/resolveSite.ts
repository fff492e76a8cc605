import { checkedParts, wordProblems } from './checkedParts';
import type { CompiledBundle } from './compiled';
import { compileBundle } from './compileBundle';
import { guarded } from './guard';
import { asksForElements, claimedJurisdiction, claimProblemsOf, pageProblemsOf } from './jurisdictions';
import { alternativesOf, themesOf, type Alternative } from './otherThemes';
import type { Platform } from './platform';
import { hasErrors, sortProblems, type Problem } from './problem';
import { readSite, type SiteDraft } from './siteDraft';
import type { SiteInput } from './siteInput';
import type { SiteParts } from './siteParts';
import { siteRuleProblems } from './siteRules';
import { withUnusableLocales } from './unusableLocales';
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
  const checked = usable && site.context !== undefined ? checkedParts(platform, site, site.context) : undefined;
  problems.push(
    ...(checked === undefined
      ? wordProblems(site, site.context?.nodes.vocabulary ?? platform.vocabulary)
      : [...checked.problems, ...checked.changeProblems]),
  );
  const { family } = site;
  let alternatives: readonly Alternative[] | undefined;
  const alternativesOnce = () => (alternatives ??= alternativesOf(platform, input, site));
  let bundle: CompiledBundle | undefined;
  const compile = () => {
    input.onFile?.(site.descriptor.source.file);
    return checked === undefined || hasErrors(problems)
      ? undefined
      : (bundle ??= compileWithThemes(platform, checked.parts, alternativesOnce()));
  };
  const rules = (name: string) => (usable ? ruleProblems(platform, site, name, compile) : []);
  problems.push(...rules(claimedJurisdiction(site)));
  if (checked !== undefined && !hasErrors(problems))
    problems.push(...alternativesOnce().flatMap((alternative) => alternative.problems));
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

function compileWithThemes(platform: Platform, parts: SiteParts, alternatives: readonly Alternative[]): CompiledBundle {
  const bundle = compileBundle(platform, parts);
  const themes = themesOf(alternatives);
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
  if (!asksForElements(platform, name) || hasErrors(platform.problems)) return said;
  const bundle = compile();
  return bundle === undefined ? said : [...said, ...pageProblemsOf(platform, site, bundle, name)];
}

/** A folder claims its own name alone: another domain in its site.json, as in a copied one, is that of another site. */
function claimsOf({ domain, descriptor: { source, value } }: SiteDraft): HostClaim[] {
  const claims: HostClaim[] = [];
  if (value.domain === domain) claims.push({ host: domain, place: { source, path: ['domain'] } });
  if (!Array.isArray(value.aliases)) return claims;
  for (const [index, host] of value.aliases.entries())
    if (typeof host === 'string') claims.push({ host, place: { source, path: ['aliases', index] } });
  return claims;
}
