import { useFormat, useMessages, type Jackpot } from '../../../engine';
import { useGrowing } from '../useGrowing';
import { useStop } from '../useStop';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Slab.css';

interface GrowingProps {
  readonly jackpot: Jackpot;
  readonly isStill: boolean;
}

/** The largest jackpot lettered on a slanted slab under its name, the others in boxes beside it. */
export function Slab({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  const [first, ...others] = jackpots;
  if (!first) return null;
  return (
    <section className={styles.slab} aria-label={title || message('jackpots.label')} data-part="jackpot-slab">
      <p className={styles.name}>
        {first.name}
        {stop}
      </p>
      <Largest jackpot={first} isStill={isStill} />
      {others.length > 0 ? (
        <dl className={styles.boxes}>
          {others.map((jackpot) => (
            <Other key={jackpot.code} jackpot={jackpot} isStill={isStill} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Largest({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const words = money(useGrowing(jackpot, isStill), { whole: true });
  return <p className={words.length > 12 ? styles.figure.long : styles.figure.short}>{words}</p>;
}

function Other({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  return (
    <div className={styles.box}>
      <dt>{jackpot.name}</dt>
      <dd className={styles.amount}>{money(useGrowing(jackpot, isStill))}</dd>
    </div>
  );
}
