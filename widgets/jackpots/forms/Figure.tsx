import { useFormat, useMessages } from '../../../engine';
import { useGrowing, type GrowingProps } from '../useGrowing';
import { useStop } from '../useStop';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Figure.css';

/** The largest jackpot as one figure, its name below. */
export function Figure({ title, jackpots: [jackpot] }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  if (!jackpot) return null;
  return (
    <section className={styles.figure} aria-label={title || message('jackpots.label')} data-part="jackpot-figure">
      <Amount jackpot={jackpot} isStill={isStill} />
      <span className={styles.name}>
        {jackpot.name}
        <span className={styles.beside}>{stop}</span>
      </span>
    </section>
  );
}

function Amount({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  return (
    <b className={styles.amount} translate="no" data-moving="jackpots">
      {money(useGrowing(jackpot, isStill))}
    </b>
  );
}
