import { contentRequest, Numeral, useContent, useFormat, useMessages } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './Numerals.css';

/** What the house counts, each figure drawn as an ornament: who plays, who deposited today, how fast money goes in and out. */
export function Numerals({ title }: WinnersTickerFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const figures = useContent(contentRequest('statistics', {})).value;
  if (!figures) return null;
  return (
    <section aria-label={title} data-part="numerals">
      <dl className={styles.list}>
        {(
          [
            ['players', number(figures.activePlayers)],
            ['deposited', number(figures.depositedPlayers)],
            ['depositIn', number(figures.depositSeconds)],
            ['withdrawalIn', number(Math.max(1, Math.round(figures.withdrawalSeconds / 60)))],
          ] as const
        ).map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.what}>{message(`winnersTicker.${name}`)}</dt>
            <dd className={styles.value} data-moving={name === 'players' ? 'statistics' : undefined}>
              <Numeral words={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
