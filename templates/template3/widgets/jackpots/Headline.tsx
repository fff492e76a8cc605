import { ButtonLink, useFormat, useMessages } from '../../../../engine';
import { GrowingRow } from '../../../../widgets/jackpots/GrowingRow';
import { headlineStep } from './inner/headlineStep';
import { useGrowing, type GrowingProps } from '../../../../widgets/jackpots/useGrowing';
import { useStop } from '../../../../widgets/jackpots/useStop';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
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
          <GrowingRow
            key={jackpot.code}
            jackpot={jackpot}
            isStill={isStill}
            styles={{ row: styles.cell, term: styles.term, amount: styles.amount }}
          />
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

/**
 * As long as the figure is, it fills the line: its size follows its width. Where there is room, the fraction stands
 * high at its end. The last figures, which change as it grows, have places of one width, so that what follows them
 * stays where it is.
 */
function First({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const amount = useGrowing(jackpot, isStill);
  const words = money(amount, { whole: true });
  const sum = money(amount);
  const [, whole = words, fraction, currency] = /^(.*)[.,](\d\d)(\D*)$/.exec(sum) ?? [];
  return (
    <p className={`${styles.figure} ${styles.steps[headlineStep(words)]}`} translate="no" data-moving="jackpots">
      <span className={styles.unseen}>{sum}</span>
      <span aria-hidden="true">
        {[...whole.slice(0, -3)].map((figure, index) => (
          <span key={index} className={styles.places[figure]}>
            {figure}
          </span>
        ))}
        {[...whole.slice(-3)].map((figure, index) => (
          // Another figure is another place, so that none counts as moved.
          <span key={`${index} ${figure}`} className={/\d/.test(figure) ? styles.place : styles.places[figure]}>
            {figure}
          </span>
        ))}
        {fraction ? <span className={styles.fraction}>{fraction}</span> : null}
        <span>{currency}</span>
      </span>
    </p>
  );
}
