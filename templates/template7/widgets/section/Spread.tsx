import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Spread.css';

/** Two columns of one page with a rule between them; its parts are printed on the page itself, without boxes. */
export function Spread({ node, title }: SectionFormProps) {
  return (
    <section className={styles.spread} aria-label={title || undefined} data-part="section-spread">
      {node.slot('content')}
    </section>
  );
}
