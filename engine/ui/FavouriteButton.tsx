import { observer } from 'mobx-react-lite';
import { useStores } from '../context/ApplicationContext';
import { useMessages } from '../context/useText';
import type { Game } from '../api/gameModels';
import { useRoute } from '../routing/CurrentRoute';
import { Icon } from './Icon';
import * as styles from './FavouriteButton.css';

/** The heart of a card: a toggle for players; a guest is asked to sign in first and comes back here (CAT-8). */
export const FavouriteButton = observer(function FavouriteButton({
  game,
  className = '',
}: {
  readonly game: Game;
  readonly className?: string;
}) {
  const { favourites, session, sessionLoader } = useStores();
  const { enterLogin } = useRoute();
  const message = useMessages();
  const isFavourite = favourites.has(game);
  const handleClick = () => {
    if (!session.isAuthenticated) {
      enterLogin();
      return;
    }
    const { providerCode, gameCode, name, type, image } = game;
    void sessionLoader.loaded?.toggleFavourite({ providerCode, gameCode, name, type, image });
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-pressed={isFavourite}
      aria-label={message('game.favourite', { name: game.name })}
      onClick={handleClick}
      data-part="favourite"
    >
      <Icon name={isFavourite ? 'heart-filled' : 'heart'} />
    </button>
  );
});
