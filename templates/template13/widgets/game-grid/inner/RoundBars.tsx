import { heightOf, kindOf } from '../../../../../widgets/roundScale';
import * as styles from './RoundBars.css';

const shown = 24;
const height = 30;

/** The last rounds as small bars, the newest at the end. Decoration: the page of the game tells them in figures. */
export function RoundBars({ rounds }: { readonly rounds: readonly number[] }) {
  return (
    <svg className={styles.spark} viewBox={`0 0 140 ${height}`} aria-hidden="true" focusable="false">
      {rounds
        .slice(0, shown)
        .reverse()
        .map((round, index) => {
          const tall = heightOf(round, height);
          return (
            <rect
              key={index}
              x={index * 5.9}
              y={height - tall}
              width="4"
              height={tall}
              className={styles[kindOf(round)]}
            />
          );
        })}
    </svg>
  );
}
