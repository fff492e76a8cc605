import { contentRequest, useContent, useFormat, useMessages } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import * as styles from './Atrium.css';

/**
 * Three large thin figures of the house (paid out in 24 hours, who plays, how long money takes) beside a ruled list of
 * what was just won.
 */
export function Atrium({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const message = useMessages();
  const { money, number } = useFormat();
  const figures = useContent(contentRequest('statistics', {})).value;
  if (!figures) return null;
  const { paidInDay, activePlayers, withdrawalSeconds } = figures;
  const minutes = withdrawalSeconds === undefined ? undefined : Math.ceil(withdrawalSeconds / 60);
  return (
    <section className={styles.atrium} aria-label={title} data-part="winners-atrium">
      <dl className={styles.figures}>
        {(
          [
            ['paid', paidInDay === undefined ? undefined : money(paidInDay, { short: true })],
            ['players', activePlayers === undefined ? undefined : number(activePlayers)],
            [
              'withdrawal',
              minutes === undefined ? undefined : message('winnersTicker.inMinutes', { minutes: number(minutes) }),
            ],
          ] as const
        ).map(
          ([name, figure]) =>
            figure !== undefined && (
              <div key={name} className={styles.figure}>
                <dt className={styles.what}>{message(`winnersTicker.${name}`)}</dt>
                <dd className={styles.value} translate="no" data-moving={name === 'players' ? 'statistics' : undefined}>
                  {figure}
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.won}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list} role="list">
          {winners.slice(0, limit).map(({ player, amount, at, game }, index) => (
            <li key={`${at} ${player}`} className={index < mobileLimit ? styles.row : styles.wideRow}>
              <span>{player}</span>
              <span className={styles.game}>{game.name}</span>
              <b className={styles.amount} translate="no">
                {money(amount)}
              </b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
