import type { CompiledBundle, CompiledPage } from '../../engine/config/compiled';

export const roles = ['guest', 'player'] as const;
export type Role = (typeof roles)[number];

/** One opening of a page of a site, by somebody. */
export interface Visit {
  readonly bundle: CompiledBundle;
  readonly page: CompiledPage;
  readonly role: Role;
}

/** Every route of every site, for guests and players. */
export function allVisits(bundles: readonly CompiledBundle[]): readonly Visit[] {
  return bundles.flatMap((bundle) =>
    roles.flatMap((role) =>
      Object.values(bundle.pages)
        .filter(({ name }) => name !== 'not-found')
        .map((page) => ({ bundle, page, role })),
    ),
  );
}

/**
 * Where somebody who may not see a page is sent: a guest to the site's login entry (ROUTE-7), a player from a guest's page home (ROUTE-2); and
 * from the preloader everybody goes on to home.
 */
export function sentTo({ page: { access, name }, bundle: { site }, role }: Visit): string | null {
  if (name === 'preloader') return '/';
  if (access === 'guest' && role === 'player') return '/';
  if (access !== 'player' || role === 'player') return null;
  const { loginEntry } = site;
  const path = site.routes.find(({ name }) => name === loginEntry.route)?.path ?? '/';
  return loginEntry.kind === 'modal' ? `${path}#${loginEntry.modal}` : path;
}
