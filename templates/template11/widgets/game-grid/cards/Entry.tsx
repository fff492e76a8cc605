import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Entry.css';

/**
 * An entry of a dense list: the picture flush at the start, name and studio, one figure at the end, which a pointer
 * turns into what a press does.
 */
export function Entry({ game, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const [badge] = game.badges ?? [];
  return (
    <article className={styles.entry} data-part="game-entry">
      <GamePicture game={game} shape="landscape" isEager={isEager} className={styles.picture} />
      <div className={styles.words}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        <p className={styles.studio}>
          <span>{game.providerName ?? game.providerCode}</span>
          {badge ? <span className={styles.badge}>{message(badgeKeys[badge])}</span> : null}
        </p>
      </div>
      <Figure game={game} figure={figure} />
      <span className={styles.play} aria-hidden="true">
        {message('game.play')}
      </span>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

/** The list's figure over the word for what it counts. */
function Figure({ game: { players, rounds, returnToPlayer }, figure }: Pick<CardProps, 'game' | 'figure'>) {
  const message = useMessages();
  const { multiplier, number, percent } = useFormat();
  const [last] = rounds ?? [];
  const [words, meaning] =
    figure === 'return' && returnToPlayer !== undefined
      ? [percent(returnToPlayer), message('game.returnRate')]
      : figure === 'rounds' && last !== undefined
        ? [multiplier(last), message('game.lastRounds')]
        : figure === 'none' || players === undefined
          ? []
          : [number(players), message('gameGrid.columns.players')];
  return words === undefined ? null : (
    <span className={styles.figure}>
      {words} <small className={styles.meaning}>{meaning}</small>
    </span>
  );
}
