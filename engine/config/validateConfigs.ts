import { claimProblems } from './claims';
import { bySite } from './compileConfigs';
import type { ConfigInput } from './configInput';
import { emptyPages } from './emptyPages';
import { environmentProblems } from './environments';
import { guarded, ruled } from './guard';
import { jurisdictionNames } from './jurisdictions';
import { unknownJurisdiction } from './operator';
import { loadPlatform } from './platform';
import { problemOfFile, sortProblems, type Problem } from './problem';
import { addedPages, unreachableOf } from './reachability';
import { resolveSite } from './resolveSite';
import { errorsBelow } from './sharedErrors';
import type { SiteInput } from './siteInput';

/**
 * Every problem of every file, sorted by place: what `checkConfigs` finds, pages that nothing leads to or that say
 * nothing, and, with the name of a `jurisdiction`, what its rules find wanting in every site. Sites are looked at one
 * after the other and let go, so that ten thousand need little more memory than their files do; a site is compiled only
 * where a rule asks what it shows (CARD-5).
 */
export function validateConfigs(input: ConfigInput, jurisdiction?: string): readonly Problem[] {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  const names = jurisdictionNames(platform);
  const isKnown = jurisdiction === undefined || names.includes(jurisdiction);
  const pages = addedPages(input);
  const empty = emptyPages(input);
  const look = (each: SiteInput) => {
    const site = resolveSite(platform, each);
    const { domain, claims } = site;
    const added = pages.get(domain) ?? [];
    const isAsked = added.length > 0 || empty.concerns(domain);
    const bundle = isAsked && errorsBelow(platform, site).length === 0 ? site.compile() : undefined;
    if (bundle !== undefined) empty.add(bundle);
    const wanting = jurisdiction !== undefined && isKnown ? site.heldTo(jurisdiction) : [];
    const { problems } = site;
    return {
      claimed: { claims, problems },
      problems: [...problems, ...wanting, ...(bundle === undefined ? [] : unreachableOf(bundle, added))],
    };
  };
  const checked = sites.map((each) =>
    guarded(
      `site-configs/sites/${each.domain}/site.json`,
      () => look(each),
      (problem) => ({ claimed: { claims: [], problems: [problem] }, problems: [problem] }),
    ),
  );
  return sortProblems([
    ...platform.problems,
    ...ruled('site-configs/environments', () =>
      environmentProblems(
        platform,
        sites.map(({ domain }) => domain),
      ),
    ),
    ...checked.flatMap(({ problems }) => problems),
    ...ruled('site-configs/sites', () => claimProblems(checked.map(({ claimed }) => claimed))),
    ...empty.problems(),
    // Where no table of jurisdictions can be read, that is told instead.
    ...(isKnown || names.length === 0 ? [] : [unknownRules(jurisdiction, names)]),
  ]);
}

function unknownRules(name: string, names: readonly string[]): Problem {
  const { code, message } = unknownJurisdiction(name, names);
  return problemOfFile('site-configs/platform/jurisdictions.json', code, message);
}
