import { AgeMark } from '../../../../widgets/site-footer/AgeMark';
import { FooterLinks } from '../../../../widgets/site-footer/FooterLinks';
import { PaymentMarks } from '../../../../widgets/site-footer/PaymentMarks';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';
import * as compact from '../../../../widgets/site-footer/forms/Compact.css';
import * as styles from './Legal.css';

/**
 * What the law asks for and no more: beside the age one line of links, below them the licence. Phones have the links
 * large, and ways to pay.
 */
export function Legal({ node, groups, licence, age }: SiteFooterFormProps) {
  return (
    <div className={styles.footer} data-part="site-footer">
      {node.slot('above')}
      <div className={styles.middle}>
        <FooterLinks groups={groups} styles={{ links: styles.links, link: compact.link }} />
        <PaymentMarks className={compact.payment} />
      </div>
      <div className={styles.base} data-part="footer-base">
        <AgeMark mark={age} className={compact.age} />
        {licence ? <p className={styles.licence}>{licence}</p> : null}
        <div className={compact.end}>{node.slot('end')}</div>
      </div>
    </div>
  );
}
