import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Pendant.css';

/**
 * Links at the left, the session at the right, between them the brand in a stepped plate that hangs over the double
 * rule; news at both sides of it.
 */
export function Pendant({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.header} data-part="header-pendant">
      <div className={styles.bar}>
        <div className={styles.start}>
          {node.slot('start')}
          {node.slot('nav')}
        </div>
        <div className={styles.pendant} data-part="pendant">
          <svg
            className={styles.lines}
            viewBox="0 0 340 130"
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M0 92.5h40v13h26v12h24v10h160v-10h24v-12h26v-13h40" />
            <path d="M46 92.5v7h26v12h24v10h148v-10h24v-12h26v-7M104 106h48M188 106h48" strokeOpacity=".5" />
            <path fill="currentColor" stroke="none" d="m163 106 7-7 7 7-7 7z" />
          </svg>
          <Logo form="compact" className={styles.logo} />
        </div>
        <div className={styles.end}>
          {node.slot('search')}
          {node.slot('language')}
          {node.slot('session')}
        </div>
      </div>
      <div className={styles.line}>{node.slot('line')}</div>
      {node.slot('categories')}
    </div>
  );
}
