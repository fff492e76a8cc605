import {
  drawnPictureOf,
  FavouriteButton,
  Picture,
  pictureAt,
  PlayLink,
  useFormat,
  useMessages,
  type Game,
} from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Post.css';

/** A post of a feed: the picture with studio and name on it, below it who plays, the heart and the way in. */
export function Post({ game, rank, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const [badge] = game.badges ?? [];
  const tag = rank ?? (badge ? message(badgeKeys[badge]) : '');
  return (
    <article className={styles.post} data-part="post">
      <div className={styles.frame}>
        <Art game={game} isEager={isEager} />
        <div className={styles.words}>
          <span className={styles.studio}>{game.providerName ?? game.providerCode}</span>
          <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
            {game.name}
          </PlayLink>
        </div>
        {tag === '' ? null : <span className={badge === 'live' ? styles.liveTag : styles.tag}>{tag}</span>}
      </div>
      <div className={styles.row}>
        <Facts game={game} />
        <FavouriteButton game={game} className={styles.favourite} />
        <span className={styles.play} aria-hidden="true">
          {message('game.play')}
        </span>
      </div>
    </article>
  );
}

/**
 * The platform's pictures are drawn wider than the post, so that their subject stands at its right; any other fills it.
 */
function Art({ game: { image, name }, isEager }: { readonly game: Game; readonly isEager: boolean }) {
  const drawn = pictureAt(image, 620, 222);
  const look = drawn ? styles.drawn : styles.picture;
  return (
    <Picture
      src={drawn ?? image}
      alt=""
      data-drawn={drawnPictureOf(name)}
      width={620}
      height={222}
      isEager={isEager}
      className={look}
    />
  );
}

function Facts({ game: { table, players, returnToPlayer } }: { readonly game: Game }) {
  const message = useMessages();
  const format = useFormat();
  const limits = useLimits();
  const [first, second] = table
    ? [message('game.seatsOpen', { count: Math.max(0, table.seats - table.taken) }), limits(table)]
    : [
        players === undefined ? '' : message('game.players', { count: players, formatted: format.number(players) }),
        returnToPlayer === undefined ? '' : `${message('game.returnToPlayer')} ${format.percent(returnToPlayer)}`,
      ];
  return (
    <p className={styles.facts}>
      <b className={styles.strong}>{first}</b>{' '}
      <span className={styles.fact} translate={table ? 'no' : undefined}>
        {second}
      </span>
    </p>
  );
}
