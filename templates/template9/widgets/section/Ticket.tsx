import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Ticket.css';

/**
 * One sheet of paper with a stub that is torn off: what is asked stands on the sheet, what is promised on the stub. Its
 * parts lay their own boxes aside.
 */
export function Ticket({ node, title }: SectionFormProps) {
  return (
    <section className={styles.ticket} aria-label={title || undefined} data-part="section-ticket">
      <div className={styles.paper}>{node.slot('content')}</div>
    </section>
  );
}
