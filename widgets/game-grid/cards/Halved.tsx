import {
  drawnPictureOf,
  FavouriteButton,
  Picture,
  pictureAt,
  PlayLink,
  useFormat,
  useMessages,
  type Game,
} from '../../../engine';
import { badgeKeys } from '../badgeKeys';
import type { CardProps } from '../variants';
import * as styles from './Halved.css';

const width = 480;
const height = 155;

/**
 * A low wide picture cut in the middle, night at the left and day at the right; under a pointer the cut slides aside.
 * Below it name and studio.
 */
export function Halved({ game, rank, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money } = useFormat();
  const [badge] = game.badges ?? [];
  const tag = game.jackpot ? money(game.jackpot, { whole: true }) : badge ? message(badgeKeys[badge]) : '';
  return (
    <article className={styles.card} data-part="halved">
      <span className={styles.frame}>
        <Half game={game} view="night" isEager={isEager} />
        <Half game={game} view="day" isEager={isEager} />
      </span>
      {rank !== null || tag ? (
        <span
          className={badge === 'live' ? styles.live : styles.tag}
          translate={rank !== null || game.jackpot ? 'no' : undefined}
        >
          {rank ?? tag}
        </span>
      ) : null}
      <p className={styles.caption}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        <span className={styles.studio}>{game.providerName ?? game.providerCode}</span>
      </p>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

/** One side: the view of that name where the picture has one; any other picture is the same on both sides. */
function Half({
  game: { image, name },
  view,
  isEager,
}: {
  readonly game: Game;
  readonly view: 'night' | 'day';
  readonly isEager: boolean;
}) {
  const drawn = pictureAt(image, width, height);
  // The drawings of a site have their motif in that place.
  const src = image.includes('#') ? image : `${drawn ?? image}#${view}`;
  return (
    <Picture
      src={src}
      alt=""
      data-drawn={drawnPictureOf(name)}
      width={width}
      height={height}
      isEager={isEager}
      className={styles[view]}
    />
  );
}
