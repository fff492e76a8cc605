import { useFormat, type Decimal } from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Blocks.css';

/** The largest jackpot as a block of colour, the others as rows under it. */
export function Blocks({ title, jackpots }: JackpotsFormProps) {
  const { money } = useFormat();
  return (
    <section className={styles.section} aria-label={title || undefined} data-part="jackpot-blocks">
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      <dl className={styles.list}>
        {jackpots.map(({ code, name, amount }, index) => (
          <div key={code} className={index === 0 ? styles.first : styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={index === 0 ? styles.large : styles.amount} translate="no" data-moving="jackpots">
              {money(whole(amount), { short: true })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A jackpot is told in whole units; the fraction still grows. */
function whole(amount: Decimal): Decimal {
  return amount.split('.')[0] ?? amount;
}
