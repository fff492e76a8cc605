import type { Team } from '../../../../../engine';

/** Two colours side by side, for a league. Decoration: its name stands beside it. */
export function LeagueFlag({ colors: [hoist, fly], className }: Pick<Team, 'colors'> & { readonly className: string }) {
  return (
    <svg viewBox="0 0 20 14" width="20" height="14" className={className} aria-hidden="true">
      <path fill={hoist} d="M0 0h10v14H0z" />
      <path fill={fly} d="M10 0h10v14H10z" />
    </svg>
  );
}
