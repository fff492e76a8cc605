import { useMessages } from '../../../engine';
import { FooterLinks } from '../FooterLinks';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Compact.css';

/** Studios, one line of links, age and licence: no more than a regular needs. */
export function Compact({ node, groups, licence, age }: SiteFooterFormProps) {
  const message = useMessages();
  const above = node.slot('above');
  return (
    <div className={styles.footer} data-part="site-footer">
      {above ? <div className={styles.above}>{above}</div> : null}
      <div className={styles.middle}>
        <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
        <PaymentMarks className={styles.payment} />
      </div>
      <div className={styles.base} data-part="footer-base">
        <span className={styles.age} role="img" aria-label={message('siteFooter.age', { age })}>
          {age}+
        </span>
        <p className={styles.licence}>{licence}</p>
        <div className={styles.end}>{node.slot('end')}</div>
      </div>
    </div>
  );
}
