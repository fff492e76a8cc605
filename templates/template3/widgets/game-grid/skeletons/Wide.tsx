import { CaptionedSkeleton } from '../../../../../widgets/game-grid/CaptionedSkeleton';
import * as styles from './Wide.css';

/** A wide card on its way. */
export function Wide() {
  return <CaptionedSkeleton styles={styles} />;
}
