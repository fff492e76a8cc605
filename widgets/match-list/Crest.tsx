import type { Team } from '../../engine';

const shield = 'M1 1h18v11c0 5-4 8-9 9.5C5 20 1 17 1 12z';

/** What the second colour covers, by pattern. */
const second: Readonly<Record<Team['pattern'], string>> = {
  plain: '',
  halves: 'M10 1h9v11c0 5-4 8-9 9.5z',
  stripes: 'M5 1h3.4v19.6L5 19zM11.6 1H15v18l-3.4 2z',
  hoop: 'M1 6h18v5H1z',
  sash: 'M1 1l18 13v-3L6 1z',
};

/** A team's crest in its two colours. Decoration: the name stands beside it. */
export function Crest({ colors, pattern }: Pick<Team, 'colors' | 'pattern'>) {
  return (
    <svg viewBox="0 0 20 22" width="20" height="22" aria-hidden="true" focusable="false">
      <path d={shield} fill={colors[0]} />
      <path d={second[pattern]} fill={colors[1]} />
    </svg>
  );
}
