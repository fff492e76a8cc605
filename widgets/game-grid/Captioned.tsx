import type { ReactNode } from 'react';
import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../engine';
import { badgeKeys } from './badgeKeys';
import { useGameFact } from './gameFact';
import type { CardProps } from './variants';

interface CaptionedProps extends CardProps {
  /** The `data-part` of the card. */
  readonly part: string;
  readonly styles: Readonly<Record<'card' | 'frame' | 'picture' | 'tag' | 'name' | 'line' | 'studio' | 'favourite', string>>;
  /** What lies over the picture beside its tag. */
  readonly children?: ReactNode;
}

/** A wide picture with its caption below it: name, then the studio and one fact. Cards give the look. */
export function Captioned({ game, rank, figure, isEager, isDemo = false, part, styles, children }: CaptionedProps) {
  const message = useMessages();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  return (
    <article className={styles.card} data-part={part}>
      <div className={styles.frame}>
        <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
        {rank !== null || badge ? <span className={styles.tag}>{rank ?? (badge ? message(badgeKeys[badge]) : '')}</span> : null}
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
