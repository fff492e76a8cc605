import { Logo } from '../../../../engine';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Sash.css';

/**
 * A flat band with folded tails; the brand breaks out of its edge at the start, then links, search, language and
 * session.
 */
export function Sash({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.stage} data-part="header-sash">
      <div className={styles.sash}>
        <Tail className={styles.tail.start} />
        <Tail className={styles.tail.end} />
        <div className={styles.band}>
          <Logo className={styles.brand} />
          <div className={styles.nav}>{node.slot('nav')}</div>
          <div className={styles.search}>{node.slot('search')}</div>
          {node.slot('language')}
          {node.slot('session')}
        </div>
      </div>
    </div>
  );
}

/** The end of the band with its notch, and the fold that leads behind the band. */
function Tail({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 92 98" preserveAspectRatio="none" className={className} aria-hidden="true" focusable="false">
      <path className={styles.cloth} d="M2 16H90V96H2L26 56Z" vectorEffect="non-scaling-stroke" />
      <path className={styles.fold} d="M40 80H92V97Z" />
    </svg>
  );
}
