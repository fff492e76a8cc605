import { SectionHeading } from '../../../../engine';
import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Register.css';

/**
 * A stretch under a heading whose widgets stand as columns between rules in one double frame, one below the other on
 * phones.
 */
export function Register({ node, title, note, seeAll, seeAllLabel }: SectionFormProps) {
  return (
    <section aria-label={title || undefined} data-part="register">
      {title ? <SectionHeading title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} /> : null}
      <div className={styles.frame}>{node.slot('content')}</div>
    </section>
  );
}
