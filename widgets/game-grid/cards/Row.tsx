import { observer } from 'mobx-react-lite';
import {
  FavouriteButton,
  GamePicture,
  PlayLink,
  useFormat,
  useMessages,
  useLocale,
  useStores,
  useText,
  type Game,
} from '../../../engine';
import type { CardProps } from '../variants';
import * as styles from './Row.css';

/**
 * A ruled line: rank, picture, title with studio and category, movement. The first place is larger and says what a
 * press does.
 */
export const Row = observer(function Row({ game, rank, isLead, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { number } = useFormat();
  const details = useDetails(game);
  const players =
    game.players === undefined ? '' : message('game.players', { count: game.players, formatted: number(game.players) });
  return (
    <article className={isLead ? styles.lead : rank === null ? styles.plain : styles.ranked} data-part="game-row">
      {rank === null ? null : (
        <span
          className={
            isLead
              ? styles.leadRank
              : styles.ranks[rank < 10 ? 'one' : rank < 100 ? 'two' : rank < 1000 ? 'three' : 'four']
          }
        >
          {rank}
        </span>
      )}
      <span className={styles.picture}>
        <GamePicture game={game} shape={isLead ? 'square' : 'thumbnail'} isEager={isEager} className={styles.image} />
        <FavouriteButton game={game} className={styles.favourite} />
      </span>
      <div className={isLead ? styles.leadWords : styles.words}>
        <PlayLink game={game} isDemo={isDemo} className={isLead ? styles.leadTitle : styles.title}>
          {game.name}
        </PlayLink>
        <span className={styles.meta}>
          {details ? <span>{details}</span> : null}
          {isLead && players ? <span className={styles.players}>{players}</span> : null}
        </span>
        {isLead ? (
          <span className={styles.play} aria-hidden="true">
            {message('game.playNow')}
          </span>
        ) : null}
      </div>
      {isLead || figure === 'none' ? null : (
        <span className={styles.figures}>
          {figure === 'movement' ? <Movement game={game} /> : null}
          {game.players === undefined ? null : <span title={players}>{number(game.players)}</span>}
        </span>
      )}
    </article>
  );
});

/** Places gained or lost since yesterday, or that the game is new. */
function Movement({ game }: { readonly game: Game }) {
  const message = useMessages();
  const places = game.movement ?? 0;
  if (game.badges?.includes('new') && places === 0)
    return <strong className={styles.up}>{message('game.badgeNew')}</strong>;
  const words =
    places === 0
      ? message('game.placeSame')
      : message(places > 0 ? 'game.placesUp' : 'game.placesDown', { count: Math.abs(places) });
  return (
    <span className={places > 0 ? styles.up : styles.same} role="img" aria-label={words}>
      {places === 0 ? (
        '–'
      ) : (
        <>
          <svg viewBox="0 0 8 7" width="9" height="8" aria-hidden="true">
            <path d={places > 0 ? 'M4 0 8 7H0Z' : 'M4 7 0 0h8Z'} fill="currentColor" />
          </svg>
          <span>{Math.abs(places)}</span>
        </>
      )}
    </span>
  );
}

/** Studio and category, as far as they are known. */
function useDetails(game: Game): string {
  const text = useText();
  const message = useMessages();
  const locale = useLocale();
  const category = useStores().site.site.categories.find(({ name }) => name === game.type);
  if (!category) return game.providerName ?? '';
  const label = text(category.title).toLocaleLowerCase(locale.lang);
  return game.providerName
    ? message('game.byStudio', { studio: game.providerName, category: label })
    : text(category.title);
}
