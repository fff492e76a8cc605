import { problemAt, type Problem } from './problem';
import type { HostClaim, ResolvedSite } from './resolveSite';

type Claiming = Pick<ResolvedSite, 'claims'>;

/**
 * Hosts that a second site, or the same site twice, claims. Among sites that stand, a domain goes before an alias, so
 * that none stops for the alias of another; a site that has just changed comes after all of them.
 */
export function claimProblems(sites: readonly Claiming[], changed?: Claiming): Problem[] {
  const standing = sites.flatMap(({ claims }) => claims);
  const claims = [
    ...standing.filter(isDomain),
    ...standing.filter((claim) => !isDomain(claim)),
    ...(changed?.claims ?? []),
  ];
  const first = new Map<string, HostClaim>();
  return claims.flatMap((claim) => {
    const before = first.get(claim.host);
    if (before === undefined) {
      first.set(claim.host, claim);
      return [];
    }
    const message = `"${claim.host}" is already claimed by ${before.place.source.file}. A host belongs to one site. Take it out of one of the two.`;
    return [problemAt(claim.place.source, claim.place.path, { code: 'domain-claimed', message })];
  });
}

function isDomain({ place }: HostClaim): boolean {
  return place.path[0] === 'domain';
}
