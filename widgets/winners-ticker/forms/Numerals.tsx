import { contentRequest, Numeral, useContent, useFormat, useMessages } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './Numerals.css';

/** What the house counts, each figure drawn as an ornament: who plays, how many studios there are, how fast money goes in and out. */
export function Numerals({ title }: WinnersTickerFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const figures = useContent(contentRequest('statistics', {})).value;
  const studios = useContent(contentRequest('providers', {})).value?.length ?? 0;
  if (!figures || studios === 0) return null;
  return (
    <section aria-label={title} data-part="numerals">
      <dl className={styles.list}>
        {(
          [
            ['players', number(figures.activePlayers)],
            ['studios', number(studios)],
            ['depositIn', number(figures.depositSeconds)],
            ['withdrawalIn', number(Math.max(1, Math.round(figures.withdrawalSeconds / 60)))],
          ] as const
        ).map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.what}>{message(`winnersTicker.${name}`)}</dt>
            <dd className={styles.value}>
              <Numeral words={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
