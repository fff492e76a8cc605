import { useMessages } from '../../engine';
import { FooterLinks } from './FooterLinks';
import { PaymentMarks } from './PaymentMarks';
import type { SiteFooterFormProps } from './variants';
import * as styles from './LegalBlock.css';

/** Links, age and licence, and ways to pay, one below the other in little room. */
export function LegalBlock({ groups, age, licence }: Pick<SiteFooterFormProps, 'groups' | 'age' | 'licence'>) {
  const message = useMessages();
  return (
    <div className={styles.block} data-part="legal">
      <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
      <p className={styles.licence}>{licence}</p>
      <div className={styles.last}>
        <span className={styles.age} role="img" aria-label={message('siteFooter.age', { age })}>
          {age}+
        </span>
        <PaymentMarks className={styles.mark} />
      </div>
    </div>
  );
}
