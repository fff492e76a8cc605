import { hasErrors, problemAt, type Problem } from './problem';
import type { HostClaim, ResolvedSite } from './resolveSite';

type Claiming = Pick<ResolvedSite, 'claims' | 'problems'>;

/**
 * Hosts that a second site, or the same site twice, claims. `held` are hosts of sites that stand already: none of them
 * stops for a site in `sites`. Among those, a site with errors takes a host from nobody, a domain goes before an alias,
 * and of two equal aliases the one below the domain of its own site stays; else that of the first site.
 */
export function claimProblems(
  sites: readonly Claiming[],
  held: ReadonlyMap<string, HostClaim> = new Map(),
): readonly Problem[] {
  return settled(sites, held).problems;
}

/** Who has each host among sites that are as sound as they can be; a site that lost a host holds its domain alone. */
export function heldHosts(sites: readonly Claiming[]): ReadonlyMap<string, HostClaim> {
  return settled(sites, new Map()).held;
}

function settled(
  sites: readonly Claiming[],
  standing: ReadonlyMap<string, HostClaim>,
): { readonly held: ReadonlyMap<string, HostClaim>; readonly problems: readonly Problem[] } {
  const sound = sites.filter(isSound);
  const held = new Map(standing);
  const reserved = new Map<string, HostClaim>();
  const problems: Problem[] = [];
  const reserve = (claim: HostClaim, hosts: Map<string, HostClaim>) => {
    if (!hosts.has(claim.host)) hosts.set(claim.host, claim);
  };
  for (const { claims } of sound) for (const claim of claims.filter(isDomain)) reserve(claim, held);
  for (const { claims } of sound) {
    const domain = claims.find(isDomain)?.host ?? '';
    for (const claim of claims) if (claim.host.endsWith(`.${domain}`)) reserve(claim, reserved);
  }
  for (const site of [...sound, ...sites.filter((other) => !isSound(other))]) {
    const ownerOf = ({ host }: HostClaim) => held.get(host) ?? reserved.get(host);
    const lost = site.claims.filter((claim) => (ownerOf(claim) ?? claim) !== claim);
    problems.push(...lost.map((claim) => alreadyClaimed(claim, ownerOf(claim) ?? claim)));
    if (lost.length === 0 && isSound(site)) for (const claim of site.claims) held.set(claim.host, claim);
  }
  return { held, problems };
}

function alreadyClaimed({ host, place: { source, path } }: HostClaim, owner: HostClaim): Problem {
  const message = `"${host}" is already claimed by ${owner.place.source.file}. A host belongs to one site. Take it out of one of the two.`;
  return problemAt(source, path, { code: 'domain-claimed', message });
}

function isDomain({ place }: HostClaim): boolean {
  return place.path[0] === 'domain';
}

function isSound({ problems }: Claiming): boolean {
  return !hasErrors(problems);
}
