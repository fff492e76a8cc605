import { SectionHeading } from '../../../../engine';
import * as half from './inner/chapterDay.css';
import sheet from './chapters.svg?no-inline';
import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Chapter.css';

/**
 * A chapter in two halves: at the left what stays while the right half scrolls, until the next chapter pushes it out. A
 * drawing lies over the seam, cut in two; each half takes the colours of its side.
 */
export function Chapter({ node, title, note, seeAll, seeAllLabel, drawing }: SectionFormProps) {
  return (
    <section className={styles.chapter} id={node.id} aria-label={title} data-part="chapter" data-drawing={drawing}>
      <div className={styles.lead} data-part="chapter-lead">
        <svg className={styles.night} aria-hidden="true">
          <use href={`${sheet}#${drawing}`} x="100%" />
        </svg>
        <div className={styles.words}>{node.slot('lead')}</div>
      </div>
      <svg className={styles.dawn} aria-hidden="true">
        <use href={`${sheet}#${drawing}`} />
      </svg>
      <div className={half.day} data-part="chapter-day">
        <div className={half.beside} data-part="chapter-beside">
          {seeAll ? <SectionHeading title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} /> : null}
          {node.slot('beside')}
        </div>
        {node.slot('content')}
      </div>
    </section>
  );
}
