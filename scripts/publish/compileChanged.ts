import { createHash } from 'node:crypto';
import { bySite } from '../../engine/config/compileConfigs';
import { claimProblems } from '../../engine/config/claims';
import type { CompiledBundle } from '../../engine/config/compiled';
import type { ConfigInput } from '../../engine/config/configInput';
import { environmentProblems } from '../../engine/config/environments';
import { guarded, ruled } from '../../engine/config/guard';
import { loadPlatform } from '../../engine/config/platform';
import { hasErrors, sortProblems, type Problem } from '../../engine/config/problem';
import { resolveSite, type HostClaim } from '../../engine/config/resolveSite';
import { errorsBelow } from '../../engine/config/sharedErrors';
import { fingerprintOf } from '../build/fingerprint';
import { codeRootOf } from '../config/codeRoot';

/** What makes compiled sites of descriptors. */
const compilerInputs = ['engine/config', 'schemas/generated'];

/** Names what every site depends on: the shared layers, what the code offers them, the compiler, and `besides`. */
export async function baseOf(root: string, { files, catalogue }: ConfigInput, besides: string): Promise<string> {
  const hash = createHash('sha256').update(
    await fingerprintOf(codeRootOf(root), compilerInputs, (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file)),
  );
  const shared = [...files]
    .filter(([file]) => !file.startsWith('site-configs/sites/'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [file, text] of shared) hash.update(file).update('\0').update(text).update('\0');
  const widgets = [...catalogue.widgets].map(([type, { validate: _, ...entry }]) => [type, entry]);
  hash.update(
    JSON.stringify([
      widgets,
      [...catalogue.messages].map(([code, keys]) => [code, [...keys]]),
      [...catalogue.keyPlaceholders],
      besides,
    ]),
  );
  return hash.digest('hex').slice(0, 32);
}

/** A compiled site. */
export interface CompiledChange {
  readonly domain: string;
  readonly bundle: CompiledBundle;
}

/** What a look at changed sites found. */
export interface CheckedChanges {
  readonly problems: readonly Problem[];
  /** Sites without an error, one after the other, so that ten thousand are never held at once. */
  readonly compiled: () => Iterable<CompiledChange>;
  /**
   * Sites of which a file could not be processed at all, with what stopped it. They stay as they are published, and
   * stop no other. Those that crash while they are compiled are added as they come.
   */
  readonly leftOut: ReadonlyMap<string, readonly Problem[]>;
}

/** Errors by which a file does something to the compiler, and says nothing that could be checked. */
const unprocessable: ReadonlySet<string> = new Set(['file-crash', 'json-too-deep']);

/** What stands beside the changed sites. */
export interface Neighbours {
  /** Domains of all sites, changed ones among them. */
  readonly domains: readonly string[];
  /** Who has a host already, among the sites that have not changed and those that are left out. */
  readonly ownerOf: (host: string, isLeftOut: (domain: string) => boolean) => Promise<string | undefined>;
}

/** Checks the sites whose files are in `input` against the shared layers, each other and what is published (CARD-5). */
export async function checkChanges(input: ConfigInput, { domains, ownerOf }: Neighbours): Promise<CheckedChanges> {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  const all = sites.map((site) => resolveSite(platform, site));
  const leftOut = new Map(
    all.flatMap(({ domain, problems }) =>
      problems.some(({ code }) => unprocessable.has(code)) ? [[domain, problems] as const] : [],
    ),
  );
  const resolved = all.filter(({ domain }) => !leftOut.has(domain));
  const standing = await Promise.all(
    resolved
      .flatMap(({ claims }) => claims)
      .map(async ({ host }) => claimOf(host, await ownerOf(host, (domain) => leftOut.has(domain)))),
  );
  const claims = ruled('site-configs/sites', () =>
    claimProblems(resolved, new Map(standing.flat().map((claim) => [claim.host, claim]))),
  );
  const usable = resolved.filter((site) => !hasErrors(site.problems) && errorsBelow(platform, site).length === 0);
  const problems = sortProblems([
    ...platform.problems,
    ...ruled('site-configs/environments', () => environmentProblems(platform, domains)),
    ...resolved.flatMap((site) => site.problems),
    ...claims,
  ]);
  return {
    problems,
    leftOut,
    compiled: function* compile() {
      for (const { domain, compile: make } of usable) {
        const bundle = guarded(`site-configs/sites/${domain}/site.json`, make, (problem) => {
          leftOut.set(domain, [problem]);
          return undefined;
        });
        if (bundle !== undefined) yield { domain, bundle };
      }
    },
  };
}

function claimOf(host: string, domain: string | undefined): HostClaim[] {
  if (domain === undefined) return [];
  return [
    {
      host,
      place: {
        source: { file: `site-configs/sites/${domain}/site.json`, text: '', value: undefined },
        path: ['domain'],
      },
    },
  ];
}
