import { Logo } from '../../../engine';
import type { SiteHeaderFormProps } from '../variants';
import * as styles from './Console.css';

/**
 * A bar for people who know their way: brand over the menu column, search, facts and session in one line; under it a
 * line for notices.
 */
export function Console({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.console} data-part="site-header">
      <div className={styles.bar}>
        <Logo form="compact" className={styles.logo} />
        <div className={styles.search}>{node.slot('search')}</div>
        <div className={styles.end}>
          {node.slot('facts')}
          {node.slot('language')}
          {node.slot('session')}
        </div>
      </div>
      <div className={styles.line} data-part="header-line">
        <div className={styles.notice}>{node.slot('line')}</div>
        {node.slot('end')}
      </div>
    </div>
  );
}
