import { observer } from 'mobx-react-lite';
import { useMessages, useSports, type Match } from '../../engine';
import { useOdds } from '../useOdds';
import type { OddsFormat } from '../odds';
import type { Outcome } from './outcomesOf';
import * as styles from './PriceCell.css';

/** One price, which a press collects. It alone renders again when the price moves, and shows which way for a moment. */
export const PriceCell = observer(function PriceCell({
  match,
  outcome,
  oddsFormat,
}: {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly oddsFormat: OddsFormat;
}) {
  const message = useMessages();
  const odds = useOdds();
  const { board, bets } = useSports();
  const first = match.odds.find((odd) => odd.outcome === outcome);
  const state = board.get(match.id, outcome);
  const price = state?.price ?? first?.price;
  if (price === undefined) return <span className={styles.none}>–</span>;
  const pick = outcome === '1' ? match.home.name : outcome === '2' ? match.away.name : message('matchList.draw');
  const written = odds(price, oddsFormat);
  const movement = state?.movement ?? 'none';
  const select = () =>
    bets.toggle({
      matchId: match.id,
      outcome,
      home: match.home.name,
      away: match.away.name,
      league: match.league,
      price,
    });
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={bets.has(match.id, outcome)}
      aria-label={message('matchList.price', { outcome: pick, price: written })}
      data-move={movement}
      data-part="price"
      onClick={select}
    >
      <span className={styles.outcome} aria-hidden="true">
        {outcome}
      </span>
      <span key={state?.moves ?? 0} className={styles.moves[movement]} data-moving="matches">
        {written}
      </span>
    </button>
  );
});
