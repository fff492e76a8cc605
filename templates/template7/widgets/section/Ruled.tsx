import { SectionHeading } from '../../../../engine';
import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Ruled.css';

/** A stretch under a double rule; its columns stand between thin rules. */
export function Ruled({ node, title, note, seeAll, seeAllLabel, columns, surface }: SectionFormProps) {
  return (
    <section
      className={`${styles.section} ${styles.surfaces[surface]}`}
      aria-label={title || undefined}
      data-part="section"
    >
      {title ? <SectionHeading title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} /> : null}
      <div className={styles.columns[columns]}>{node.slot('content')}</div>
    </section>
  );
}
