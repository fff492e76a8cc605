import { ButtonLink, useFormat, useMessages } from '../../../engine';
import { GrowingRow } from '../GrowingRow';
import { headlineStep } from '../headlineStep';
import { useGrowing, type GrowingProps } from '../useGrowing';
import { useStop } from '../useStop';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Headline.css';

/** The largest jackpot set like a headline over the whole measure, the others in a ruled row below. */
export function Headline({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  const [first, ...others] = jackpots;
  if (!first) return null;
  return (
    <section className={styles.block} aria-label={title || message('jackpots.label')} data-part="jackpot-headline">
      <div className={styles.head}>
        <p className={styles.name}>{first.name}</p>
        {stop}
      </div>
      <First jackpot={first} isStill={isStill} />
      <dl className={styles.row}>
        {others.map((jackpot) => (
          <GrowingRow key={jackpot.code} jackpot={jackpot} isStill={isStill} styles={{ row: styles.cell, term: styles.term, amount: styles.amount }} />
        ))}
        <div className={`${styles.cell} ${styles.way}`}>
          <dt className={styles.unseen}>{message('jackpots.label')}</dt>
          <dd className={styles.button}>
            <ButtonLink route="hot" kind="primary">
              {message('game.playNow')}
            </ButtonLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** As long as the figure is, it fills the line: its size follows its width. Where there is room, the fraction stands high at its end. */
function First({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const amount = useGrowing(jackpot, isStill);
  const words = money(amount, { whole: true });
  const [, whole, point, fraction, currency] = /^(.*)([.,])(\d\d)(\D*)$/.exec(money(amount)) ?? [];
  return (
    <p className={`${styles.figure} ${styles.steps[headlineStep(words)]}`}>
      {whole ?? words}
      {whole ? (
        <span className={styles.fraction}>
          <span className={styles.unseen}>{point}</span>
          {fraction}
        </span>
      ) : null}
      {currency}
    </p>
  );
}
