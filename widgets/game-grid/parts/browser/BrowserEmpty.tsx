import { useRoute, useStores } from '../../../../engine';
import { observer } from 'mobx-react-lite';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { NoGames, type NoGamesProps } from '../NoGames';
import { chosenCount, type Choice } from './gamesQuery';
import type { BrowsedGames } from './useBrowsedGames';

export interface BrowserEmptyProps {
  readonly choice: Choice;
  readonly source: GameGridProps['source'];
  readonly games: BrowsedGames;
  readonly isGuest: boolean;
  readonly onClear: () => void;
}

/** Why there are no games, and what helps (CAT-3, CAT-8, ERR-4). */
export const BrowserEmpty = observer(function BrowserEmpty({
  choice,
  source,
  games,
  isGuest,
  onClear,
}: BrowserEmptyProps) {
  const { navigate, enterLogin } = useRoute();
  const { site, favourites } = useStores();
  const isSupplied = !('category' in source) || site.categories.some(({ name }) => name === source.category);
  const helps: Readonly<Record<NoGamesProps['reason'], () => void>> = {
    failed: games.retry,
    favouritesFailed: games.retry,
    guest: () => enterLogin(),
    filtered: onClear,
    favouritesFiltered: onClear,
    favourites: onClear,
    closed: () => navigate('hot'),
    none: () => navigate('hot'),
  };
  const reason = reasonOf();
  return <NoGames reason={reason} onHelp={helps[reason]} />;

  function reasonOf(): NoGamesProps['reason'] {
    if (choice.onlyFavourites) {
      if (isGuest) return 'guest';
      if (games.status === 'failed') return 'favouritesFailed';
      return favourites.games.length > 0 ? 'favouritesFiltered' : 'favourites';
    }
    if (games.status === 'failed') return 'failed';
    if (choice.search !== '' || chosenCount(choice) > 0) return 'filtered';
    return isSupplied ? 'none' : 'closed';
  }
});
