import { claimProblems, heldHosts } from './claims';
import type { CompiledBundle } from './compiled';
import type { ConfigInput } from './configInput';
import { kindOfFile, unreadFile } from './descriptors';
import { environmentProblems } from './environments';
import { guarded, ruled } from './guard';
import { loadPlatform, type Platform } from './platform';
import { hasErrors, sortProblems, type Problem } from './problem';
import { resolveSite, type ResolvedSite } from './resolveSite';
import { errorsBelow } from './sharedErrors';
import type { SiteInput } from './siteInput';

/** What the compiler makes of all configurations. */
export interface CompiledConfigs {
  /** Every problem of every file, sorted by place. */
  readonly problems: readonly Problem[];
  /** Frozen sites by domain; a site with errors, or on a shared layer with errors, is not among them. */
  readonly bundles: ReadonlyMap<string, CompiledBundle>;
}

/**
 * Validates, resolves and compiles every site (CARD-1, CARD-5). Nothing that one site says, or does to the compiler,
 * reaches another.
 */
export function compileConfigs(input: ConfigInput): CompiledConfigs {
  const { platform, sites, problems } = checkConfigs(input);
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => domainOf(file)));
  const crashes: Problem[] = [];
  const bundles = sites.flatMap((site): [string, CompiledBundle][] => {
    const bundle =
      broken.has(site.domain) || errorsBelow(platform, site).length > 0 ? undefined : compiled(site, crashes);
    return bundle === undefined ? [] : [[site.domain, bundle]];
  });
  return {
    problems: crashes.length === 0 ? problems : sortProblems([...problems, ...crashes]),
    bundles: new Map(bundles),
  };
}

function compiled({ domain, compile }: ResolvedSite, crashes: Problem[]): CompiledBundle | undefined {
  return guarded(`site-configs/sites/${domain}/site.json`, compile, (problem) => void crashes.push(problem));
}

/** Checks everything and compiles nothing. */
export function checkConfigs(input: ConfigInput): {
  readonly platform: Platform;
  readonly sites: readonly ResolvedSite[];
  readonly problems: readonly Problem[];
} {
  const { shared, sites: inputs } = bySite(input);
  const platform = loadPlatform(shared);
  const sites = inputs.map((site) => resolveSite(platform, site));
  const domains = inputs.map(({ domain }) => domain);
  const problems = [
    ...platform.problems,
    ...ruled('site-configs/environments', () => environmentProblems(platform, domains)),
    ...sites.flatMap((site) => site.problems),
    ...ruled('site-configs/sites', () => claimProblems(sites)),
  ];
  return { platform, sites, problems: sortProblems(problems) };
}

/** Checks one site against a loaded platform and the other sites, and compiles it: for a running server (CARD-3). */
export function compileOneSite(
  platform: Platform,
  input: SiteInput,
  others: Iterable<ResolvedSite>,
): { readonly site: ResolvedSite; readonly problems: readonly Problem[]; readonly bundle?: CompiledBundle } {
  const site = resolveSite(platform, input);
  const standing = [...others].filter(({ domain }) => domain !== site.domain);
  const claims = claimProblems([site], heldHosts(standing));
  const found = [...site.problems, ...claims];
  const crashes: Problem[] = [];
  const bundle = hasErrors(found) || errorsBelow(platform, site).length > 0 ? undefined : compiled(site, crashes);
  return { site, problems: sortProblems([...found, ...crashes]), ...(bundle === undefined ? {} : { bundle }) };
}

/**
 * Splits the files into what sites share and the folders of sites. What nothing reads of a folder is told of and
 * concerns no other.
 */
export function bySite(input: ConfigInput): { readonly shared: ConfigInput; readonly sites: readonly SiteInput[] } {
  const shared = new Map<string, string>();
  const sites = new Map<string, Map<string, string>>();
  const unread = [...(input.unread?.values() ?? [])];
  for (const [file, text] of input.files) {
    const domain = domainOf(file);
    if (domain === undefined) shared.set(file, text);
    else if (kindOfFile(file) === undefined) unread.push(unreadFile(file));
    else sites.set(domain, (sites.get(domain) ?? new Map<string, string>()).set(file, text));
  }
  const unreadOf = new Map<string, Problem[]>();
  const unreadShared = new Map<string, Problem>();
  for (const problem of unread) {
    const { file, severity } = problem;
    const domain = domainOf(file);
    if (domain === undefined || (severity === 'warning' && file.split('/').length === 3)) {
      unreadShared.set(file, problem);
      continue;
    }
    const others = unreadOf.get(domain) ?? [];
    others.push(problem);
    unreadOf.set(domain, others);
    if (!sites.has(domain)) sites.set(domain, new Map());
  }
  const { brandFiles, brandSizes, brandFacts, onFile } = input;
  const brand = {
    brandFiles,
    ...(brandSizes === undefined ? {} : { brandSizes }),
    ...(brandFacts === undefined ? {} : { brandFacts }),
    ...(onFile === undefined ? {} : { onFile }),
  };
  return {
    shared: { ...input, files: shared, unread: unreadShared },
    sites: [...sites].map(([domain, files]) => ({ domain, files, unread: unreadOf.get(domain) ?? [], ...brand })),
  };
}

/** The folder of a site's file, or the folder itself; undefined for a shared one. */
function domainOf(file: string): string | undefined {
  return /^site-configs\/sites\/([^/]+)(?:\/|$)/.exec(file)?.[1];
}
