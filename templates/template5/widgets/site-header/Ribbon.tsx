import { Logo } from '../../../../engine';
import { Bunting } from './inner/Bunting';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Ribbon.css';

/** A sewn ribbon with tails; the brand stands on a crest that breaks out of it, bunting hangs below. */
export function Ribbon({ node }: SiteHeaderFormProps) {
  return (
    <div className={styles.stage} data-part="header-ribbon">
      <div className={styles.ribbon}>
        <i className={styles.tail.left} />
        <i className={styles.tail.right} />
        <div className={styles.band}>
          <div className={styles.start}>
            <div className={styles.menu}>{node.slot('nav')}</div>
            <div className={styles.search}>{node.slot('search')}</div>
          </div>
          <div className={styles.crest} data-part="crest">
            <svg className={styles.plate} viewBox="0 0 292 112" preserveAspectRatio="none" aria-hidden="true">
              <path
                className={styles.plateFill}
                d="M28 3H264Q264 28 289 28V84Q264 84 264 109H28Q28 84 3 84V28Q28 28 28 3Z"
                vectorEffect="non-scaling-stroke"
              />
              <path
                className={styles.plateLine}
                d="M36 11H256Q258 32 281 35V77Q258 80 256 101H36Q34 80 11 77V35Q34 32 36 11Z"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <Logo className={styles.brand} />
          </div>
          <div className={styles.end}>
            <div className={styles.language}>{node.slot('language')}</div>
            {node.slot('session')}
          </div>
        </div>
      </div>
      <Bunting />
    </div>
  );
}
