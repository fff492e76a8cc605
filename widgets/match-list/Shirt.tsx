import type { Team } from '../../engine';

type ShirtProps = Pick<Team, 'colors' | 'pattern'> & { readonly size?: number; readonly className?: string };

const outline = 'M7 3h3q2 3 4 0h3l6 5-4 5-2-1v10H7V12l-2 1-4-5Z';

/** What the second colour covers, by pattern, inside the shirt's outline. */
const second: Readonly<Record<Team['pattern'], string>> = {
  plain: '',
  halves: 'M12 4.500q1 0 2-1.500h3l6 5-4 5-2-1v10h-5Z',
  stripes: 'M10 3.300q2 2.400 4 0V22h-4Z',
  hoop: 'M7 11h10v5H7Z',
  sash: 'M7 3h3l7 10v5L7 6.500Z',
};

/** A team's shirt. Decoration: the team's name stands beside it. */
export function Shirt({ colors, pattern, size = 22, className }: ShirtProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path d={outline} fill={colors[0]} />
      <path d={second[pattern]} fill={colors[1]} />
      <path d={outline} fill="none" stroke="currentColor" strokeOpacity=".3" />
    </svg>
  );
}
