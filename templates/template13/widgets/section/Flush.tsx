import { SectionHeading } from '../../../../engine';
import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Flush.css';

/** Widgets beside each other without a gap, a rule between them; below each other where there is no room. */
export function Flush({ node, title, note, seeAll, seeAllLabel, columns }: SectionFormProps) {
  return (
    <section className={styles.section} aria-label={title || undefined} data-part="section-flush">
      {title ? <SectionHeading title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} /> : null}
      <div className={styles.columns[columns]}>{node.slot('content')}</div>
    </section>
  );
}
