import { observer } from 'mobx-react-lite';
import { useHydrated, useMessages, useSports, useVariant, type WidgetProps } from '../../engine';
import { useOdds } from '../useOdds';
import type { BetListProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** What a player has collected from the matches, with the prices as they are now; kept on this device. */
export const BetList = observer(function BetList({ variant, oddsFormat }: WidgetProps<BetListProps>) {
  const message = useMessages();
  const odds = useOdds();
  const Form = useVariant(forms, variant);
  const { board, bets } = useSports();
  // The device is asked once the page has been hydrated.
  const selections = (useHydrated() ? bets.selections : []).map((selection) => ({
    ...selection,
    now: board.get(selection.matchId, selection.outcome)?.price ?? selection.price,
  }));
  // For show alone, as prices are: nothing is staked by it.
  const total = selections.reduce((product, { now }) => product * Number(now), 1);
  return (
    <Form
      picks={selections.map(({ matchId, outcome, home, away, league, price, now }) => ({
        matchId,
        pick: outcome === '1' ? home : outcome === '2' ? away : message('betList.draw'),
        match: message('betList.match', { home, away }),
        league,
        price: odds(now, oddsFormat),
        before: now === price ? null : message('betList.before', { price: odds(price, oddsFormat) }),
      }))}
      total={selections.length > 1 ? odds(total.toFixed(2), oddsFormat) : ''}
      onRemove={(matchId) => bets.remove(matchId)}
      onClear={() => bets.clear()}
    />
  );
});
