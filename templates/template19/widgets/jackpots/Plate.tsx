import { useFormat, useMessages } from '../../../../engine';
import { drumsOf, roomOf } from '../../../../widgets/jackpots/drumsOf';
import { GrowingRow } from '../../../../widgets/jackpots/GrowingRow';
import { useGrowing, type GrowingProps } from '../../../../widgets/jackpots/useGrowing';
import { useStop } from '../../../../widgets/jackpots/useStop';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Plate.css';

const spokes = [0, 1, 2, 3, 4, 5, 6]
  .map(
    (step) => `M8 142 ${(8 + 92 * Math.cos(step * 0.26)).toFixed(1)} ${(142 - 92 * Math.sin(step * 0.26)).toFixed(1)}`,
  )
  .join('');
const fan = `${spokes}M62 142a54 54 0 0 0-54-54M100 142a92 92 0 0 0-92-92M94 142a86 86 0 0 0-86-86`;

/**
 * The largest jackpot on a plate with stepped shoulders and a fan in each lower corner, the others in a row below it.
 */
export function Plate({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  const [first, ...others] = jackpots;
  if (!first) return null;
  return (
    <section className={styles.block} aria-label={title || message('jackpots.label')} data-part="jackpot-plate">
      <div className={styles.plate}>
        <svg
          className={styles.edge}
          viewBox="0 0 880 150"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path strokeWidth="2" d="M60 1h760v12h30v12h29v124H1V25h29V13h30z" />
          <path strokeWidth=".8" opacity=".7" d="M66 7h748v12h30v12h29v112H7V31h29V19h30z" />
        </svg>
        <svg className={styles.fan} viewBox="0 50 102 93" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={fan} />
        </svg>
        <svg className={styles.fanAtEnd} viewBox="0 50 102 93" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={fan} />
        </svg>
        <p className={styles.name}>{first.name}</p>
        <Figure jackpot={first} isStill={isStill} />
        <div className={styles.stop}>{stop}</div>
      </div>
      {others.length > 0 ? (
        <dl className={styles.others}>
          {others.map((jackpot) => (
            <GrowingRow
              key={jackpot.code}
              jackpot={jackpot}
              isStill={isStill}
              styles={{ row: styles.other, term: styles.term, amount: styles.amount }}
            />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/**
 * The last digits have columns of one width, so that none moves when another turns; readers of the page get the sum as
 * one.
 */
function Figure({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const amount = useGrowing(jackpot, isStill);
  const sum = money(amount);
  const pieces = drumsOf(sum, amount.split('.')[1]?.length ?? 0);
  return (
    <p
      role="img"
      aria-label={`${jackpot.name}: ${sum}`}
      className={`${styles.figure} ${styles.rooms[roomOf(sum.length)]}`}
      translate="no"
      data-moving="jackpots"
    >
      {pieces.map(({ kind, words }, index) => (
        <span
          key={index - pieces.length}
          className={words === '0' ? `${styles.signs[kind]} ${styles.naught}` : styles.signs[kind]}
        >
          {words}
        </span>
      ))}
    </p>
  );
}
