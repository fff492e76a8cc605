import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Minimal.css';

/** The brand, the search and the session in one line without a ground of its own: everything else stands elsewhere. */
export function Minimal({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.minimal} data-part="header-minimal">
      <Logo form="compact" className={styles.logo} />
      {node.slot('search')}
      {node.slot('session')}
    </div>
  );
}
