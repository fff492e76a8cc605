import { useId } from 'react';
import type { RaceCard } from '../../engine';
import * as styles from './RaceCard.css';

const shirt = 'M14 5 4 11l3 10 5-2v17h18V19l5 2 3-10-10-6c-1 3-4 4.5-7 4.5S15 8 14 5Z';

/** What each pattern adds in the second colour, on a grid of 42. */
const patterns = {
  plain: '',
  halves: 'M21 0h21v42H21z',
  stripes: 'M15 0h4v42h-4zM23 0h4v42h-4z',
  hoop: 'M0 16h42v6H0zM0 27h42v5H0z',
  sash: 'M8 0h9l20 42h-9z',
} as const;

/** A jockey's colours: two colours and a pattern, drawn as a shirt. Decoration beside the runner's name. */
export function Silk({ silk: { colors, pattern } }: { readonly silk: RaceCard['runners'][number]['silk'] }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 42 42" width="42" height="42" className={styles.silk} aria-hidden="true">
      <clipPath id={clip}>
        <path d={shirt} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={shirt} fill={colors[0]} />
        <path d={patterns[pattern]} fill={colors[1]} />
      </g>
      <path d={shirt} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
