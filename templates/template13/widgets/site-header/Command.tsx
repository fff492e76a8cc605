import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Command.css';

/**
 * A head in three rows that share their rules: a line of state, with small links at its end; brand, search and session
 * as cells without a gap; the categories.
 */
export function Command({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.header} data-part="header-command">
      <div className={styles.status} data-part="header-status">
        {node.slot('facts')}
        <span className={styles.end}>
          {node.slot('nav')}
          {node.slot('language')}
        </span>
      </div>
      <div className={styles.command} data-part="header-cells">
        <Logo form="compact" className={styles.logo} />
        <div className={styles.search}>{node.slot('search')}</div>
        {node.slot('session')}
        <div className={styles.menu}>{node.slot('end')}</div>
      </div>
      <div className={styles.line}>{node.slot('line')}</div>
      {node.slot('categories')}
    </div>
  );
}
