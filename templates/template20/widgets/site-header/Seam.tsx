import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Seam.css';

/**
 * Over both halves of a cut page: the brand on one, language and session on the other, whose corner is the main way in;
 * the search lies on the seam.
 */
export function Seam({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.bar} data-part="header-seam">
      <Logo form="compact" className={styles.logo} />
      <div className={styles.search} data-part="seam-search">
        {node.slot('search')}
      </div>
      <div className={styles.door}>
        {node.slot('language')}
        {node.slot('session')}
      </div>
    </div>
  );
}
