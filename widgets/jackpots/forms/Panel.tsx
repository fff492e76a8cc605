import { useFormat, useMessages, type Jackpot } from '../../../engine';
import { useGrowing } from '../useGrowing';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Panel.css';

/** The largest jackpot as a figure that grows, the others in rows below. */
export function Panel({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const [first, ...others] = jackpots;
  if (!first) return null;
  return (
    <section className={styles.panel} aria-label={title || message('jackpots.label')} data-part="jackpots">
      <First jackpot={first} />
      {others.length > 0 ? (
        <dl className={styles.rows}>
          {others.map((jackpot) => (
            <Row key={jackpot.code} jackpot={jackpot} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function First({ jackpot }: { readonly jackpot: Jackpot }) {
  const message = useMessages();
  const { money } = useFormat();
  const amount = useGrowing(jackpot);
  return (
    <>
      <p className={styles.head}>
        <span>{jackpot.name}</span>
        <span>{message('jackpots.perSecond', { amount: money(jackpot.perSecond, { whole: /^\d+(?:\.0*)?$/.test(jackpot.perSecond) }) })}</span>
      </p>
      <p className={styles.figure}>{money(amount)}</p>
    </>
  );
}

function Row({ jackpot }: { readonly jackpot: Jackpot }) {
  const { money } = useFormat();
  return (
    <div className={styles.row}>
      <dt>{jackpot.name}</dt>
      <dd className={styles.amount}>{money(useGrowing(jackpot))}</dd>
    </div>
  );
}
