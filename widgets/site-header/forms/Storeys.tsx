import { Logo } from '../../../engine';
import type { SiteHeaderFormProps } from '../variants';
import * as styles from './Storeys.css';

/**
 * Three storeys: a line of small links with language and search; pages, the brand in the middle (the mark with its
 * line, or the whole logo), and the session; the categories.
 */
export function Storeys({ node, tagline }: SiteHeaderFormProps) {
  return (
    <div className={styles.header} data-part="header-storeys">
      <div className={styles.utility} data-part="utility">
        {node.slot('language')}
        {node.slot('line')}
        <span className={styles.end}>
          {node.slot('end')}
          {node.slot('search')}
        </span>
      </div>
      <div className={styles.masthead}>
        <div className={styles.start}>
          {node.slot('start')}
          <div className={styles.nav}>{node.slot('nav')}</div>
        </div>
        <div className={styles.brand}>
          <Logo form={tagline ? 'compact' : 'primary'} className={styles.logo} />
          {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
        </div>
        <div className={styles.session}>{node.slot('session')}</div>
      </div>
      {node.slot('categories')}
    </div>
  );
}
