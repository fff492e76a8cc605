import { AgeMark } from '../../../../widgets/site-footer/AgeMark';
import { FooterLinks } from '../../../../widgets/site-footer/FooterLinks';
import { PaymentMarks } from '../../../../widgets/site-footer/PaymentMarks';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';
import * as styles from './Sunburst.css';

/** A sunburst with an invitation in slot `above`, and a block of ink with links, age, licence and ways to pay. */
export function Sunburst({ node, groups, about, licence, age }: SiteFooterFormProps) {
  return (
    <div className={styles.footer} data-part="footer-sunburst">
      <div className={styles.field}>{node.slot('above')}</div>
      <div className={styles.block}>
        <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
        <div className={styles.legal}>
          <AgeMark mark={age} className={styles.age} />
          <div className={styles.small}>
            {about ? <p>{about}</p> : null}
            {licence ? <p>{licence}</p> : null}
          </div>
          <PaymentMarks className={styles.mark} />
        </div>
        {node.slot('end')}
      </div>
    </div>
  );
}
