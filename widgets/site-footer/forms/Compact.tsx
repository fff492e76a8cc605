import { AgeMark } from '../AgeMark';
import { FooterLinks } from '../FooterLinks';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Compact.css';

/** Studios, one line of links, age and licence: no more than a regular needs. */
export function Compact({ node, groups, licence, age }: SiteFooterFormProps) {
  const above = node.slot('above');
  return (
    <div className={styles.footer} data-part="site-footer">
      {above ? <div className={styles.above}>{above}</div> : null}
      <div className={styles.middle}>
        <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
        <PaymentMarks className={styles.payment} />
      </div>
      <div className={styles.base} data-part="footer-base">
        <AgeMark mark={age} className={styles.age} />
        {licence ? <p className={styles.licence}>{licence}</p> : null}
        <div className={styles.end}>{node.slot('end')}</div>
      </div>
    </div>
  );
}
