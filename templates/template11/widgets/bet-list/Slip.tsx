import { useState } from 'react';
import { Icon, useMessages } from '../../../../engine';
import type { BetListFormProps } from '../../../../widgets/bet-list/variants';
import * as styles from './Slip.css';

/**
 * The picks on a paper slip with a torn edge, and what all of them together would pay. On phones a slip with picks
 * folds to its head above the lower edge of the window; a press on the head unfolds it.
 */
export function Slip({ picks, total, onRemove, onClear }: BetListFormProps) {
  const message = useMessages();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = picks.length === 0;
  const title = message('betList.title');
  return (
    <section
      className={isEmpty ? styles.slip : isOpen ? styles.openSlip : styles.foldedSlip}
      aria-label={title}
      data-part="bet-list"
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span>{title}</span>
          {isEmpty ? null : <span className={styles.count}>{picks.length}</span>}
        </h2>
        {isEmpty ? null : (
          <>
            <button type="button" className={styles.clear} onClick={onClear}>
              {message('betList.clear')}
            </button>
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={isOpen}
              aria-label={title}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="chevron-down" size={20} />
            </button>
          </>
        )}
      </header>
      <div className={styles.paper}>
        {isEmpty ? <p className={styles.none}>{message('betList.none')}</p> : null}
        <ul className={styles.list} role="list">
          {picks.map(({ matchId, pick, match, league, price, before }) => (
            <li key={matchId} className={styles.entry}>
              <b className={styles.pick}>{pick}</b>
              <span className={styles.price}>{price}</span>
              <span className={styles.match}>
                <span>{match}</span>
                <br />
                <span>{before ? `${league}, ${before}` : league}</span>
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={message('betList.remove', { pick })}
                onClick={() => onRemove(matchId)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        {total ? (
          <p className={styles.total}>
            {message('betList.total')} <b className={styles.figure}>{total}</b>
          </p>
        ) : null}
        {isEmpty ? null : <p className={styles.kept}>{message('betList.kept')}</p>}
      </div>
    </section>
  );
}
