import type { CardProps } from '../variants';
import { Captioned } from '../Captioned';
import * as styles from './Snap.css';

/** A small wide picture with its badge on it; below it the name, then the studio and one fact, on phones in a line each. */
export function Snap(props: CardProps) {
  return <Captioned {...props} part="snap" styles={styles} />;
}
