import { useFormat, useMessages } from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Ladder.css';

/** The jackpots below the largest, a rung each: name, how near it is to what it falls before, and its sum. */
export function Ladder({ title, jackpots: [, ...rungs] }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  return (
    <section className={styles.ladder} aria-label={title || message('jackpots.label')} data-part="jackpot-ladder">
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <dl className={styles.rungs}>
        {rungs.map(({ code, name, amount, fallsBefore }) => (
          <div key={code} className={styles.rung}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount} translate="no" data-moving="jackpots">
              {money(amount, { whole: true })}
            </dd>
            {fallsBefore === undefined ? null : (
              <dd className={styles.near}>
                <progress
                  className={styles.bar}
                  value={Number(amount)}
                  max={Number(fallsBefore)}
                  aria-label={`${message('jackpots.fallsBefore')} ${money(fallsBefore, { whole: true })}`}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
