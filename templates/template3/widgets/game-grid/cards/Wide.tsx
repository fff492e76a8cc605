import { useMessages } from '../../../../../engine';
import { CaptionedCard } from '../../../../../widgets/game-grid/CaptionedCard';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Wide.css';

/** A bare wide picture with its caption on the page. */
export function Wide(props: CardProps) {
  const message = useMessages();
  return (
    <CaptionedCard {...props} part="wide" styles={styles}>
      <span className={styles.play} aria-hidden="true">
        {message('game.play')}
      </span>
    </CaptionedCard>
  );
}
