import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Wall.css';

/**
 * A wall without gaps: its content are cells that say what they take of it, forms `wall-cell` and games in the
 * arrangement `masonry`.
 */
export function Wall({ node, title }: SectionFormProps) {
  const Box = title ? 'section' : 'div';
  return (
    <Box className={styles.frame} {...(title ? { 'aria-label': title } : {})} data-part="wall">
      <div className={styles.wall}>{node.slot('content')}</div>
    </Box>
  );
}
