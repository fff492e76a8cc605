import type { CompiledBundle, CompiledPage } from '../../engine/config/compiled';

export const roles = ['guest', 'player'] as const;
export type Role = (typeof roles)[number];

/** Size of a window that a page is looked at in, in px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The widths a page is looked at in, in px: a phone's and a desk's. */
export const usualWidths = [360, 1440] as const;

/** One opening of a page of a site, by somebody. */
export interface TestCase {
  readonly bundle: CompiledBundle;
  readonly page: CompiledPage;
  readonly role: Role;
}

/** Every route of every site, for guests and players. */
export function allTestCases(bundles: readonly CompiledBundle[]): readonly TestCase[] {
  return bundles.flatMap((bundle) =>
    roles.flatMap((role) =>
      Object.values(bundle.pages)
        .filter(({ name }) => name !== 'not-found')
        .map((page) => ({ bundle, page, role })),
    ),
  );
}

/** The name of a test case: `template4 guest /slots lucky-harbor.example`. */
export function nameOf({ bundle: { site }, page, role }: TestCase): string {
  return `${site.theme.template} ${role} ${page.path} ${site.domain}`;
}

/** The key of a test case, its site first. */
export function keyOf({ bundle: { site }, page, role }: TestCase): string {
  return `${site.domain} ${role} ${page.path}`;
}

/** A window of a width, in px: phones stand, all others lie. */
export function windowOf(width: number): Viewport {
  return { width, height: width < 600 ? 740 : 900 };
}

/**
 * Where somebody who may not see a page is sent: a guest to the site's login entry (ROUTE-7), a player from a guest's
 * page home (ROUTE-2); and from the preloader everybody goes on to home.
 */
export function sentTo({ page: { access, name }, bundle: { site }, role }: TestCase): string | null {
  if (name === 'preloader') return '/';
  if (access === 'guest' && role === 'player') return '/';
  if (access !== 'player' || role === 'player') return null;
  const { loginEntry } = site;
  const path = site.routes.find(({ name }) => name === loginEntry.route)?.path ?? '/';
  return loginEntry.kind === 'modal' ? `${path}#${loginEntry.modal}` : path;
}
