import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Floating.css';

/** One rounded panel that floats over the page: brand, search, links, language and session. */
export function Floating({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.floating} data-part="header-floating">
      <Logo form="compact" className={styles.logo} />
      <div className={styles.search}>{node.slot('search')}</div>
      <div className={styles.nav}>{node.slot('nav')}</div>
      <div className={styles.end}>
        {node.slot('language')}
        {node.slot('session')}
      </div>
    </div>
  );
}
