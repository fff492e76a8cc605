import {
  currencySign,
  numberFormat,
  useFormat,
  useLocale,
  useMessages,
  useStores,
  type Jackpot,
} from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Stack.css';

/**
 * The largest jackpot in two lines, a heavy figure and a light word for its scale; what it falls before and the others
 * in rows at the foot.
 */
export function Stack({ title, jackpots: [first, ...others] }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const [sum, scale] = useScaled(first?.amount ?? '0');
  if (!first) return null;
  return (
    <section className={styles.stack} aria-label={title || message('jackpots.label')} data-part="jackpot-stack">
      <h2 className={styles.name}>{first.name}</h2>
      <p className={styles.figure} title={money(first.amount)}>
        <b className={styles.sum}>{sum}</b> <span className={styles.scale}>{scale}</span>
      </p>
      <dl className={styles.rows}>
        {first.fallsBefore === undefined ? null : (
          <div className={styles.row}>
            <dt>{message('jackpots.fallsBefore')}</dt>
            <dd className={styles.amount} translate="no">
              {money(first.fallsBefore, { whole: true })}
            </dd>
          </div>
        )}
        {others.map((jackpot) => (
          <div key={jackpot.code} className={styles.row}>
            <dt>{jackpot.name}</dt>
            <dd className={styles.amount} translate="no" data-moving="jackpots">
              {money(jackpot.amount, { whole: true })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * A sum as figure and word, `4812345` → `$4.81` and `million`; the sign of a currency that is written after the sum
 * follows the word.
 */
function useScaled(amount: Jackpot['amount']): readonly [sum: string, scale: string] {
  const { date } = useLocale();
  const { currency } = useStores().site.site;
  const parts = numberFormat(date, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 2,
  }).formatToParts(Number(amount));
  const { sign, isBefore } = currencySign(date, currency);
  const figure = parts.flatMap(({ type, value }) => (type === 'compact' || type === 'literal' ? [] : value)).join('');
  const word = parts.find(({ type }) => type === 'compact')?.value ?? '';
  return isBefore ? [`${sign}${figure}`, word] : [figure, `${word} ${sign}`.trim()];
}
