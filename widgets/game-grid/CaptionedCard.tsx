import type { ReactNode } from 'react';
import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../engine';
import { badgeKeys } from './badgeKeys';
import { useGameFact } from './gameFact';
import type { CardProps } from './variants';

interface CaptionedCardProps extends CardProps {
  /** Names the card in the page. */
  readonly part: string;
  /** Class names of the card that shows it. */
  readonly styles: Readonly<
    Record<'card' | 'frame' | 'picture' | 'tag' | 'name' | 'line' | 'studio' | 'favourite', string>
  >;
  /** What stands on the picture, beside rank or badge. */
  readonly children?: ReactNode;
}

/** A wide picture with its rank or badge on it; below it the name, then the studio and one fact. */
export function CaptionedCard({
  game,
  rank,
  figure,
  isEager,
  isDemo = false,
  part,
  styles,
  children,
}: CaptionedCardProps) {
  const message = useMessages();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  return (
    <article className={styles.card} data-part={part}>
      <div className={styles.frame}>
        <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
        {rank !== null || badge ? (
          <span className={styles.tag}>{rank ?? (badge ? message(badgeKeys[badge]) : '')}</span>
        ) : null}
        {children}
      </div>
      <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
        {game.name}
      </PlayLink>
      <p className={styles.line}>
        <span className={styles.studio}>{game.providerName ?? game.providerCode}</span>
        <span>{fact}</span>
      </p>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
