import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Flush.css';

/**
 * A bar whose parts touch its edges, hairlines between them: the mark over a rail, a search without a box, and the
 * session as the page's corner.
 */
export function Flush({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.flush} data-part="header-flush">
      <Logo form="compact" className={styles.logo} />
      <div className={styles.search}>{node.slot('search')}</div>
      <div className={styles.nav}>{node.slot('nav')}</div>
      <div className={styles.language}>{node.slot('language')}</div>
      <div className={styles.session}>{node.slot('session')}</div>
    </div>
  );
}
