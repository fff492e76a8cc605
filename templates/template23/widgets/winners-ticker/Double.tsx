import { useState, type ReactNode } from 'react';
import { contentRequest, Icon, StopButton, useContent, useFormat, useMessages } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import { WonGame } from '../../../../widgets/winners-ticker/WonGame';
import * as styles from './Double.css';

/**
 * Two lines that pass each other: who won, and below it what was paid out. One button stops both; they rest under a
 * pointer, around the focus and where motion is reduced.
 */
export function Double({ title, winners, limit }: WinnersTickerFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const [isStopped, setStopped] = useState(false);
  const withdrawals = useContent(contentRequest('statistics', {})).value?.withdrawals ?? [];
  return (
    <section
      className={styles.lines}
      aria-label={title}
      data-part="winners-double"
      data-stopped={isStopped ? '' : undefined}
    >
      <Line title={title} icon="crown" className={styles.forth}>
        {winners.slice(0, limit).map(({ player, amount, game }, index) => (
          <li key={index} className={styles.entry}>
            {player}{' '}
            <b className={styles.amount} translate="no">
              {money(amount)}
            </b>{' '}
            <WonGame game={game} className={styles.game} />
          </li>
        ))}
      </Line>
      {withdrawals.length > 0 ? (
        <Line title={message('winnersTicker.paidOut')} icon="wallet" className={styles.back}>
          {withdrawals.slice(0, limit).map(({ player, amount }, index) => (
            <li key={index} className={styles.entry}>
              {player}{' '}
              <b className={styles.amount} translate="no">
                {money(amount)}
              </b>
            </li>
          ))}
        </Line>
      ) : null}
      <StopButton
        className={styles.stop}
        isStopped={isStopped}
        labels={{ stop: message('winnersTicker.pause'), go: message('winnersTicker.run') }}
        onToggle={setStopped}
      />
    </section>
  );
}

/** A line that runs without an end: the copy closes the gap behind the last entry, for the eye alone. */
function Line({
  title,
  icon,
  className,
  children,
}: {
  readonly title: string;
  readonly icon: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.line}>
      <h2 className={styles.title}>
        <Icon name={icon} size={20} />
        <span className={styles.words}>{title}</span>
      </h2>
      <div className={styles.window} role="group" aria-label={title} tabIndex={0}>
        <div className={className}>
          <ul className={styles.entries} role="list">
            {children}
          </ul>
          <ul className={styles.copy} role="list" aria-hidden="true" inert>
            {children}
          </ul>
        </div>
      </div>
    </div>
  );
}
