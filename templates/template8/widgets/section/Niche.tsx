import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Niche.css';

/**
 * Two bays of a hall, as high as each other: what is asked in a plain one, what is promised in a vaulted one under an
 * arch.
 */
export function Niche({ node, title }: SectionFormProps) {
  return (
    <section className={styles.niche} aria-label={title || undefined} data-part="section-niche">
      {node.slot('content')}
    </section>
  );
}
