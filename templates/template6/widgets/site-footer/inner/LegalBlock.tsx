import { AgeMark } from '../../../../../widgets/site-footer/AgeMark';
import { FooterLinks } from '../../../../../widgets/site-footer/FooterLinks';
import { PaymentMarks } from '../../../../../widgets/site-footer/PaymentMarks';
import type { SiteFooterFormProps } from '../../../../../widgets/site-footer/variants';
import * as styles from './LegalBlock.css';

/** Links, age and licence, and ways to pay, one below the other in little room. */
export function LegalBlock({ groups, age, licence }: Pick<SiteFooterFormProps, 'groups' | 'age' | 'licence'>) {
  return (
    <div className={styles.block} data-part="legal">
      <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
      {licence ? <p className={styles.licence}>{licence}</p> : null}
      <div className={styles.last}>
        <AgeMark mark={age} className={styles.age} />
        <PaymentMarks className={styles.mark} />
      </div>
    </div>
  );
}
