import { Logo } from '../../../engine';
import type { SiteHeaderFormProps } from '../variants';
import * as styles from './Pane.css';

/** A frosted pane that floats over the page: brand and links at the start; search, language and session at the end. */
export function Pane({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.pane} data-part="header-pane">
      <Logo form="compact" className={styles.logo} />
      <div className={styles.nav}>{node.slot('nav')}</div>
      <div className={styles.end}>
        {node.slot('search')}
        {node.slot('language')}
        {node.slot('session')}
      </div>
    </div>
  );
}
