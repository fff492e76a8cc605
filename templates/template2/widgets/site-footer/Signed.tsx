import { Logo } from '../../../../engine';
import { AgeMark } from '../../../../widgets/site-footer/AgeMark';
import { FooterLinks } from '../../../../widgets/site-footer/FooterLinks';
import { PaymentMarks } from '../../../../widgets/site-footer/PaymentMarks';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';
import * as compact from '../../../../widgets/site-footer/forms/Compact.css';
import * as styles from './Signed.css';

/** Studios, and two lines: the brand with its links and what one pays with, then age and licence. */
export function Signed({ node, groups, licence, age }: SiteFooterFormProps) {
  const above = node.slot('above');
  return (
    <div className={styles.footer} data-part="site-footer">
      {above ? <div className={compact.above}>{above}</div> : null}
      <div className={compact.middle}>
        <Logo form="footer" className={styles.logo} />
        <FooterLinks groups={groups} styles={{ links: compact.links, link: compact.link }} />
        <PaymentMarks className={compact.payment} />
      </div>
      <div className={styles.base} data-part="footer-base">
        <AgeMark mark={age} className={styles.age} />
        {licence ? <p className={compact.licence}>{licence}</p> : null}
        <div className={compact.end}>{node.slot('end')}</div>
      </div>
    </div>
  );
}
