import { Logo } from '../../../engine';
import type { SiteHeaderFormProps } from '../variants';
import * as styles from './Bar.css';

/** One bar: brand, navigation, search, language and session; the categories in a second line. */
export function Bar({ node }: SiteHeaderFormProps) {
  return (
    <div data-part="site-header">
      <div className={styles.bar}>
        <Logo form="compact" className={styles.logo} />
        <div className={styles.nav}>{node.slot('nav')}</div>
        <div className={styles.end}>
          <div className={styles.search}>{node.slot('search')}</div>
          {node.slot('language')}
          {node.slot('session')}
        </div>
      </div>
      {node.slot('categories')}
    </div>
  );
}
