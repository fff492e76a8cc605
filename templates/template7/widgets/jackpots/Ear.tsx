import { RouteLink, sumOf, useFormat, useMessages } from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Ear.css';

/** The sum of all jackpots in a small box, with what they grew today. */
export function Ear({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const whole = (amount: string) => money(amount.split('.', 1)[0] ?? '', { whole: true });
  return (
    <RouteLink route="hot" className={styles.ear} data-part="jackpot-ear">
      <span>{title}</span>
      <span className={styles.figure} translate="no" data-moving="jackpots">
        {whole(sumOf(...jackpots.map(({ amount }) => amount)))}
      </span>
      <span className={styles.growth}>
        {message('jackpots.upToday', { amount: whole(sumOf(...jackpots.map(({ today }) => today))) })}
      </span>
    </RouteLink>
  );
}
