import { CaptionedCard } from '../../../../../widgets/game-grid/CaptionedCard';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Snap.css';

/** A small wide picture with a caption, whose studio and fact stand in a line each on phones. */
export function Snap(props: CardProps) {
  return <CaptionedCard {...props} part="snap" styles={styles} />;
}
