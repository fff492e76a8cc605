import { Logo } from '../../../engine';
import type { SiteHeaderFormProps } from '../variants';
import * as styles from './Split.css';

/**
 * Links at the left, the brand in the middle, the rest at the right; a strip for notices above, the categories below.
 */
export function Split({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.split} data-part="header-split">
      <div className={styles.strip} data-part="header-strip">
        {node.slot('line')}
      </div>
      <div className={styles.bar}>
        <div className={styles.start}>
          {node.slot('start')}
          {node.slot('nav')}
        </div>
        <Logo form="compact" className={styles.logo} />
        <div className={styles.end}>
          {node.slot('search')}
          {node.slot('language')}
          {node.slot('session')}
        </div>
      </div>
      {node.slot('categories')}
    </div>
  );
}
