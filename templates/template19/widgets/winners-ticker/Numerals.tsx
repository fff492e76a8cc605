import { contentRequest, Numeral, useContent, useFormat, useMessages } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import * as styles from './Numerals.css';

/**
 * Figures of the site, each drawn as an ornament: players online, players who deposited today, minutes and seconds that
 * payments take. A begun minute counts whole.
 */
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
            ['players', figures.activePlayers],
            ['deposited', figures.depositedPlayers],
            ['depositIn', figures.depositSeconds],
            [
              'withdrawalIn',
              figures.withdrawalSeconds === undefined ? undefined : Math.ceil(figures.withdrawalSeconds / 60),
            ],
          ] as const
        ).map(
          ([name, figure]) =>
            figure !== undefined && (
              <div key={name} className={styles.figure}>
                <dt className={styles.what}>{message(`winnersTicker.${name}`)}</dt>
                <dd className={styles.value} data-moving={name === 'players' ? 'statistics' : undefined}>
                  <Numeral words={number(figure)} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
