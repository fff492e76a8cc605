import { Button, Icon, useMessages } from '../../../engine';
import type { BetListFormProps } from '../variants';
import * as styles from './Box.css';

/** The picks in a box, each with its price and a way out. */
export function Box({ picks, onRemove, onClear }: BetListFormProps) {
  const message = useMessages();
  return (
    <section className={styles.box} aria-label={message('betList.title')} data-part="bet-list">
      <h2 className={styles.title}>
        <span>{message('betList.title')}</span>
        {picks.length > 0 ? <span className={styles.count}>{picks.length}</span> : null}
      </h2>
      {picks.length === 0 ? <p className={styles.none}>{message('betList.none')}</p> : null}
      <ul className={styles.list} role="list">
        {picks.map(({ matchId, pick, match, league, price, before }) => (
          <li key={matchId} className={styles.entry}>
            <span className={styles.words}>
              <b className={styles.pick}>{pick}</b>
              <span className={styles.match}>{match}</span>
              <span className={styles.match}>{league}</span>
            </span>
            <span className={styles.price}>
              <span>{price}</span>
              {before ? <small className={styles.before}>{before}</small> : null}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={message('betList.remove', { pick })}
              onClick={() => onRemove(matchId)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {picks.length > 0 ? (
        <p className={styles.foot}>
          <span>{message('betList.kept')}</span>
          <Button size="compact" onClick={onClear}>
            {message('betList.clear')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
