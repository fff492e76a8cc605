import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Lacquer.css';

/**
 * A line of news and facts, and below it a lacquered ribbon with tails; the brand hangs over it on a plaque, then
 * links, search and session.
 */
export function Lacquer({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.header} data-part="header-lacquer">
      <div className={styles.line} data-part="utility">
        <div className={styles.news}>{node.slot('line')}</div>
        {node.slot('facts')}
        {node.slot('language')}
      </div>
      <div className={styles.ribbon}>
        <i className={styles.startTail} />
        <i className={styles.endTail} />
        <div className={styles.band} data-part="ribbon">
          <Logo className={styles.plaque} />
          <div className={styles.nav}>{node.slot('nav')}</div>
          {node.slot('search')}
          {node.slot('session')}
        </div>
      </div>
    </div>
  );
}
