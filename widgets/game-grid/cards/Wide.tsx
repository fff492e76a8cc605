import { useMessages } from '../../../engine';
import type { CardProps } from '../variants';
import { Captioned } from '../Captioned';
import * as styles from './Wide.css';

/** A bare wide picture with its caption on the page: name, then the studio and one fact. */
export function Wide(props: CardProps) {
  const message = useMessages();
  return (
    <Captioned {...props} part="wide" styles={styles}>
      <span className={styles.play} aria-hidden="true">
        {message('game.play')}
      </span>
    </Captioned>
  );
}
