import { observer } from 'mobx-react-lite';
import {
  FavouriteButton,
  GamePicture,
  PlayLink,
  useFormat,
  useMessages,
  useStores,
  useText,
} from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { RoundBars } from '../inner/RoundBars';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Line.css';

/**
 * A line of a sheet: number, picture, name with studio, kind, return, the last rounds as bars, players. Under a pointer
 * or with the focus the whole line is lit.
 */
export const Line = observer(function Line({ game, index, rank, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const text = useText();
  const { number, percent } = useFormat();
  const category = useStores().site.site.categories.find(({ name }) => name === game.type);
  const { players, returnToPlayer, rounds, providerName } = game;
  const [badge] = game.badges ?? [];
  return (
    <article className={styles.line} data-part="game-line">
      <span className={styles.number} aria-hidden="true">
        <span className={styles.place}>{String(rank ?? index + 1).padStart(2, '0')}</span>
      </span>
      <span className={styles.frame}>
        <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
      </span>
      <span className={styles.words}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        {badge ? <span className={styles.badge}>{message(badgeKeys[badge])}</span> : null}
        <span className={styles.studio}>{providerName ?? game.providerCode}</span>
      </span>
      <span className={styles.kind}>{category ? text(category.title) : ''}</span>
      <span className={styles.back}>{returnToPlayer === undefined ? '–' : percent(returnToPlayer)}</span>
      <span className={styles.rounds}>{rounds && rounds.length > 0 ? <RoundBars rounds={rounds} /> : '–'}</span>
      <span
        className={styles.players}
        title={
          players === undefined ? undefined : message('game.players', { count: players, formatted: number(players) })
        }
      >
        {players === undefined ? '–' : number(players)}
      </span>
      <span className={styles.end}>
        <span className={styles.play} aria-hidden="true">
          {message('game.play')}
        </span>
        <FavouriteButton game={game} className={styles.favourite} />
      </span>
    </article>
  );
});
