import { useFormat, useMessages } from '../../../../engine';
import { GrowingRow } from '../../../../widgets/jackpots/GrowingRow';
import { useGrowing, type GrowingProps } from '../../../../widgets/jackpots/useGrowing';
import { useStop } from '../../../../widgets/jackpots/useStop';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Slab.css';

/** The largest jackpot lettered on a slanted slab under its name, the others in boxes beside it. */
export function Slab({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  const [first, ...others] = jackpots;
  if (!first) return null;
  return (
    <section className={styles.slab} aria-label={title || message('jackpots.label')} data-part="jackpot-slab">
      <p className={styles.name}>
        <span>{first.name}</span>
        {stop}
      </p>
      <Largest jackpot={first} isStill={isStill} />
      {others.length > 0 ? (
        <dl className={styles.boxes}>
          {others.map((jackpot) => (
            <GrowingRow
              key={jackpot.code}
              jackpot={jackpot}
              isStill={isStill}
              styles={{ row: styles.box, amount: styles.amount }}
            />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Largest({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const words = money(useGrowing(jackpot, isStill), { whole: true });
  return (
    <p className={words.length > 12 ? styles.figure.long : styles.figure.short} translate="no" data-moving="jackpots">
      {words}
    </p>
  );
}
