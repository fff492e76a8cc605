import { observer } from 'mobx-react-lite';
import {
  useListAnimation,
  useRecentGames,
  useStores,
  useText,
  useVariant,
  type Game,
  type WidgetProps,
} from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { arrangements, cards } from '../variants';

/**
 * The player's own games: favourites, the newest first (CAT-8), or those opened last on this device. Nothing stands
 * there while there are none: what people have not done yet is no news to them.
 */
export const OwnGames = observer(function OwnGames(props: WidgetProps<GameGridProps>) {
  const { card, shape, limit, title, note, seeAll, source } = props;
  const text = useText();
  const { favourites } = useStores();
  const recent = useRecentGames();
  const animated = useListAnimation();
  const Card = useVariant(cards, card);
  const Arrangement = useVariant(arrangements, props.arrangement);
  const games: readonly Game[] = ('favourites' in source ? favourites.games : recent).slice(0, limit);
  if (games.length === 0) return null;
  return (
    <Arrangement
      title={title ? text(title) : ''}
      note={note ? text(note) : ''}
      count={null}
      shape={shape}
      hasLead={false}
      items={games.map((game, index) => (
        <li key={`${game.providerCode}/${game.gameCode}`}>
          <Card game={game} index={index} rank={null} isLead={false} shape={shape} figure="none" isEager={false} />
        </li>
      ))}
      isBusy={false}
      list={{ ref: animated, className: '' }}
      controls={null}
      aside={null}
      paging={null}
      empty={null}
      {...(seeAll ? { seeAll } : {})}
    />
  );
});
