import { checkedParts } from './checkedParts';
import type { CompiledBundle } from './compiled';
import { compileBundle } from './compileBundle';
import { isBroken } from './descriptors';
import { deepFreeze } from './deepFreeze';
import type { ProblemCode } from './errorCatalogue';
import { claimedJurisdiction, claimProblemsOf, pageProblemsOf } from './jurisdictions';
import { isRecord } from './jsonPath';
import { maxProblems } from './limits';
import type { Platform } from './platform';
import { formatProblem, hasErrors, isError, problemAt, type Problem } from './problem';
import { errorsBelow } from './sharedErrors';
import { readSite, templateOf, type SiteDraft } from './siteDraft';
import type { SiteInput } from './siteInput';
import { missingTemplate, siteRuleProblems } from './siteRules';
import { themePath } from './themePath';

/**
 * A sound site in another theme than its own, for a start-up that names it (SITE-4). What the site changes in pages of
 * its own template counts as far as the other template has it. Undefined for a code that no template has, for a
 * template with errors, and where the site has errors in that theme or its jurisdiction asks for what those pages lack.
 */
export function compileInTheme(platform: Platform, input: SiteInput, code: string): CompiledBundle | undefined {
  return soundIn(code, inTheme(platform, input, code));
}

/** The site in a theme that it lists beside its own; without a bundle where problems stop it there. */
export interface Alternative {
  readonly code: string;
  readonly bundle?: CompiledBundle;
  /** What it lacks there, told where it lists the theme. */
  readonly problems: readonly Problem[];
}

/** A site that is sound in its own theme in each of those that it lists beside it. */
export function alternativesOf(platform: Platform, input: SiteInput, site: SiteDraft): Alternative[] {
  return listedBeside(site).map(({ code, index }) => {
    const path = ['theme', 'alternatives', index];
    const { source } = site.values.placeOf(path) ?? site.descriptor;
    const template = templateOf(platform, { theme: { code } });
    if (template !== undefined && !platform.templates.has(template) && !isBroken(platform.topics.themes))
      return { code, problems: [problemAt(source, path, missingTemplate(platform, template))] };
    const found = inTheme(platform, input, code);
    const bundle = soundIn(code, found);
    if (bundle !== undefined) return { code, bundle, problems: [] };
    const problems = found.problems
      .filter(isError)
      .slice(0, maxProblems)
      .map(({ file, line, column, message, code: problem }) =>
        problemAt(source, path, {
          code: problem,
          message: `In the theme "${code}", ${file}:${line}:${column}: ${message} Or take the theme out of this list.`,
        }),
      );
    return { code, problems };
  });
}

/** Bundles by theme code, as a site's own bundle holds them; undefined for none. */
export function themesOf(alternatives: readonly Alternative[]): CompiledBundle['themes'] {
  const bundles = alternatives.flatMap(({ code, bundle }) => (bundle === undefined ? [] : [[code, bundle] as const]));
  return bundles.length === 0 ? undefined : Object.fromEntries(bundles);
}

function soundIn(code: string, { bundle, problems }: InTheme): CompiledBundle | undefined {
  if (bundle === undefined || hasErrors(problems)) return undefined;
  return deepFreeze({ ...bundle, site: { ...bundle.site, payloadRoot: themePath(code) } });
}

interface InTheme {
  readonly bundle?: CompiledBundle;
  readonly problems: readonly Problem[];
}

/** Changes of a page, a node or a modal that another template does not have: they count where there is one. */
const onlyWhereThereIs: ReadonlySet<ProblemCode> = new Set(['node-unknown', 'page-unknown']);

/** A site laid over the template of a theme; without a bundle where that cannot be shown at all. */
function inTheme(platform: Platform, input: SiteInput, code: string): InTheme {
  const site = readSite(platform, { ...input, themeCode: code });
  if (!('descriptor' in site) || site.context === undefined || site.descriptor.source.value === undefined)
    return { problems: [] };
  if (errorsBelow(platform, { template: site.context.name }).length > 0) return { problems: [] };
  const { parts, problems, changeProblems } = checkedParts(platform, site, site.context);
  const jurisdiction = claimedJurisdiction(site);
  const found = [
    ...site.problems,
    ...siteRuleProblems(platform, site),
    ...claimProblemsOf(platform, site, jurisdiction),
    ...problems,
    ...changeProblems.filter((problem) => !onlyWhereThereIs.has(problem.code)),
  ];
  if (hasErrors(found)) return { problems: once(found) };
  const bundle = compileBundle(platform, parts);
  return { bundle, problems: pageProblemsOf(platform, site, bundle, jurisdiction) };
}

function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function listedBeside({ values }: SiteDraft): { readonly code: string; readonly index: number }[] {
  const { theme } = values.value;
  const { code: own, alternatives }: Readonly<Record<string, unknown>> = isRecord(theme) ? theme : {};
  if (!Array.isArray(alternatives)) return [];
  return alternatives.flatMap((code: unknown, index) =>
    typeof code === 'string' && code !== own ? { code, index } : [],
  );
}
