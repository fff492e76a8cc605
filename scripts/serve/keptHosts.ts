import type { CompiledBundle } from '../../engine/config/compiled';

type Sites = ReadonlyMap<string, CompiledBundle>;

/** A host that a site asks for and a site that keeps running has. */
export interface LostHost {
  readonly domain: string;
  readonly host: string;
  readonly owner: string;
}

/**
 * The sites that can be applied beside those that keep running as they were, because their files have an error or are
 * not there: none takes a host of those (CARD-3, CARD-5). `lost` names each site that asks for such a host, which is
 * left as it was; so its own hosts of before are kept, too. `running` and `valid` are by domain; `isThere` says whether
 * a site still has a folder.
 */
export function withKeptHosts(
  running: Sites,
  valid: Sites,
  isThere: (domain: string) => boolean,
): { readonly valid: Sites; readonly kept: Sites; readonly lost: readonly LostHost[] } {
  const kept = new Map([...running].filter(([domain]) => !valid.has(domain) && isThere(domain)));
  const left = new Map(valid);
  const lost: LostHost[] = [];
  for (let hasLost = true; hasLost;) {
    const owners = new Map([...kept].flatMap(([domain, bundle]) => hostsOf(bundle).map((host) => [host, domain])));
    const next = [...left].flatMap(([domain, bundle]) => {
      const host = hostsOf(bundle).find((one) => owners.has(one));
      return host === undefined ? [] : [{ domain, host, owner: owners.get(host) ?? '' }];
    });
    hasLost = next.length > 0;
    lost.push(...next);
    for (const { domain } of next) {
      left.delete(domain);
      const before = running.get(domain);
      if (before) kept.set(domain, before);
    }
  }
  return { valid: left, kept, lost };
}

function hostsOf({ site: { domain, aliases } }: CompiledBundle): readonly string[] {
  return [domain, ...aliases];
}
