import { Logo } from '../../../engine';
import type { SiteHeaderFormProps } from '../variants';
import * as styles from './Overlay.css';

/**
 * Two quiet lines over a picture: brand, links, search, language and session; below them the categories with a notice
 * at the end.
 */
export function Overlay({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.overlay} data-part="header-overlay">
      <div className={styles.first}>
        <Logo form="compact" className={styles.logo} />
        <div className={styles.nav}>{node.slot('nav')}</div>
        <div className={styles.end}>
          {node.slot('search')}
          {node.slot('language')}
          {node.slot('session')}
        </div>
      </div>
      <div className={styles.second}>
        <div className={styles.categories}>{node.slot('categories')}</div>
        {node.slot('line')}
      </div>
    </div>
  );
}
