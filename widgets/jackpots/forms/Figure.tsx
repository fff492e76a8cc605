import { useFormat, useMessages, type Jackpot } from '../../../engine';
import { useGrowing } from '../useGrowing';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Figure.css';

/** The largest jackpot as one figure, its name below. */
export function Figure({ title, jackpots: [jackpot] }: JackpotsFormProps) {
  const message = useMessages();
  if (!jackpot) return null;
  return (
    <section className={styles.figure} aria-label={title || message('jackpots.label')} data-part="jackpot-figure">
      <Amount jackpot={jackpot} />
      <span className={styles.name}>{jackpot.name}</span>
    </section>
  );
}

function Amount({ jackpot }: { readonly jackpot: Jackpot }) {
  const { money } = useFormat();
  return <b className={styles.amount}>{money(useGrowing(jackpot))}</b>;
}
