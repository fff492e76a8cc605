import { observer } from 'mobx-react-lite';
import { Button, Icon, useFormat, useHydrated, useMessages, useSports, type WidgetProps } from '../../engine';
import type { BetListProps } from '../../schemas/generated/widgets';
import * as styles from './BetList.css';

/** What a player has collected from the matches, with the prices as they are now; kept on this device. */
export const BetList = observer(function BetList({ oddsFormat }: WidgetProps<BetListProps>) {
  const message = useMessages();
  const { odds } = useFormat();
  const { board, bets } = useSports();
  // The device is asked once the page has been taken over.
  const selections = useHydrated() ? bets.selections : [];
  return (
    <section className={styles.box} aria-label={message('betList.title')} data-part="bet-list">
      <h2 className={styles.title}>
        {message('betList.title')}
        {selections.length > 0 ? <span className={styles.count}>{selections.length}</span> : null}
      </h2>
      {selections.length === 0 ? <p className={styles.none}>{message('betList.none')}</p> : null}
      <ul className={styles.list} role="list">
        {selections.map(({ matchId, outcome, home, away, league, price }) => {
          const now = board.get(matchId, outcome)?.price ?? price;
          const pick = outcome === '1' ? home : outcome === '2' ? away : message('betList.draw');
          return (
            <li key={matchId} className={styles.entry}>
              <span className={styles.words}>
                <b className={styles.pick}>{pick}</b>
                <span className={styles.match}>{message('betList.match', { home, away })}</span>
                <span className={styles.match}>{league}</span>
              </span>
              <span className={styles.price}>
                {odds(now, oddsFormat)}
                {now === price ? null : <small className={styles.before}>{message('betList.before', { price: odds(price, oddsFormat) })}</small>}
              </span>
              <button type="button" className={styles.remove} aria-label={message('betList.remove', { pick })} onClick={() => bets.remove(matchId)}>
                <Icon name="close" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      {selections.length > 0 ? (
        <p className={styles.foot}>
          <span>{message('betList.kept')}</span>
          <Button size="compact" onClick={() => bets.clear()}>
            {message('betList.clear')}
          </Button>
        </p>
      ) : null}
    </section>
  );
});
