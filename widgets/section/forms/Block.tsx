import { RouteLink, SectionHeading } from '../../../engine';
import type { SectionFormProps } from '../variants';
import * as styles from './Block.css';

/**
 * A block of colour from edge to edge with scalloped edges. With columns, the heading stands over the first of them.
 */
export function Block({ node, title, note, seeAll, seeAllLabel, columns, surface }: SectionFormProps) {
  const heading = !title ? null : columns === 'one' ? (
    <SectionHeading title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} />
  ) : (
    <header className={styles.heading} data-part="block-heading">
      <h2 className={styles.title}>{title}</h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      {seeAll ? (
        <RouteLink route={seeAll} className={styles.link}>
          {seeAllLabel}
        </RouteLink>
      ) : null}
    </header>
  );
  return (
    <section
      className={styles.block[surface]}
      aria-label={title || undefined}
      data-part="section-block"
      data-surface={surface}
    >
      <div className={styles.columns[columns]} data-heading={heading && columns !== 'one' ? '' : undefined}>
        {heading}
        {node.slot('content')}
      </div>
    </section>
  );
}
