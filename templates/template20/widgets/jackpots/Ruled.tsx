import { useFormat, useMessages } from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Ruled.css';

/** The jackpots below the largest in ruled lines: name, what each falls before, its sum. */
export function Ruled({ title, jackpots: [, ...others] }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  return (
    <section aria-label={title || message('jackpots.label')} data-part="jackpot-ruled">
      <dl className={styles.list}>
        {others.map(({ code, name, amount, fallsBefore }) => (
          <div key={code} className={styles.line}>
            <dt className={styles.name}>{name}</dt>
            {fallsBefore === undefined ? null : (
              <dd className={styles.before}>
                {message('jackpots.fallsBefore')} <span translate="no">{money(fallsBefore, { whole: true })}</span>
              </dd>
            )}
            <dd className={styles.amount} translate="no" data-moving="jackpots">
              {money(amount, { whole: true })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
