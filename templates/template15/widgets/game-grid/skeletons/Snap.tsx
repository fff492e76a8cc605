import { CaptionedSkeleton } from '../../../../../widgets/game-grid/CaptionedSkeleton';
import * as styles from './Snap.css';

/** A snap card on its way. */
export function Snap() {
  return <CaptionedSkeleton styles={styles} />;
}
