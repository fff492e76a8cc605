import { problemAt, type Problem } from './problem';
import type { HostClaim, ResolvedSite } from './resolveSite';

/** Hosts that a second site, or the same site twice, claims as domain or alias. */
export function claimProblems(sites: readonly Pick<ResolvedSite, 'claims'>[]): Problem[] {
  const first = new Map<string, HostClaim>();
  return sites.flatMap(({ claims }) =>
    claims.flatMap((claim) => {
      const before = first.get(claim.host);
      if (before === undefined) {
        first.set(claim.host, claim);
        return [];
      }
      const message = `"${claim.host}" is already claimed by ${before.place.source.file}. A host belongs to one site. Take it out of one of the two.`;
      return [problemAt(claim.place.source, claim.place.path, { code: 'domain-claimed', message })];
    }),
  );
}
