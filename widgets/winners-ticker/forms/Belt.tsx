import { useState } from 'react';
import { StopButton, useFormat, useMessages, type Winner } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import { WonGame } from '../WonGame';
import * as styles from './Belt.css';

/**
 * The latest winners on a belt that runs by until someone stops it; it rests under a pointer, around the focus and
 * where motion is reduced.
 */
export function Belt({ title, winners, limit }: WinnersTickerFormProps) {
  const message = useMessages();
  const [isStopped, setStopped] = useState(false);
  const shown = winners.slice(0, limit);
  return (
    <section className={styles.belt} aria-label={title} data-part="winners-belt">
      <h2 className={styles.title}>{title}</h2>
      <StopButton
        className={styles.stop}
        isStopped={isStopped}
        labels={{ stop: message('winnersTicker.pause'), go: message('winnersTicker.run') }}
        onToggle={setStopped}
      />
      <div className={styles.window}>
        <div className={styles.strip} data-stopped={isStopped ? '' : undefined}>
          <Wins winners={shown} />
          <Wins winners={shown} isCopy />
        </div>
      </div>
    </section>
  );
}

/** The copy closes the gap behind the last: it is there for the eye alone. */
function Wins({ winners, isCopy = false }: { readonly winners: readonly Winner[]; readonly isCopy?: boolean }) {
  const { money } = useFormat();
  return (
    <ul className={isCopy ? styles.copy : styles.wins} role="list" aria-hidden={isCopy || undefined} inert={isCopy}>
      {winners.map(({ player, amount, game }, index) => (
        <li key={index} className={styles.win}>
          {player}{' '}
          <b className={styles.amount} translate="no">
            {money(amount)}
          </b>{' '}
          <WonGame game={game} className={styles.game} />
        </li>
      ))}
    </ul>
  );
}
