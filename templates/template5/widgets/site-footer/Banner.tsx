import { AgeMark } from '../../../../widgets/site-footer/AgeMark';
import { FooterLinks } from '../../../../widgets/site-footer/FooterLinks';
import { Funfair } from './inner/Funfair';
import { PaymentMarks } from '../../../../widgets/site-footer/PaymentMarks';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';
import * as styles from './Banner.css';

/**
 * An awning over a dark field with an invitation and a drawn fair; links, ways to pay, age and licence in one band
 * below.
 */
export function Banner({ node, groups, about, licence, age, title, text, picture }: SiteFooterFormProps) {
  return (
    <div className={styles.footer} data-part="site-footer">
      <div className={styles.awning} />
      <div className={styles.field}>
        <div className={styles.call}>
          <div className={styles.words}>
            {title ? <h2 className={styles.title}>{title}</h2> : null}
            {text ? <p className={styles.text}>{text}</p> : null}
            {node.slot('above')}
          </div>
          {picture === 'funfair' ? <Funfair className={styles.picture} /> : null}
        </div>
        <div className={styles.band}>
          <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
          <div className={styles.marks}>
            <PaymentMarks className={styles.mark} />
            <AgeMark mark={age} className={styles.age} />
          </div>
          <div className={styles.small}>
            {about ? <p>{about}</p> : null}
            {licence ? <p>{licence}</p> : null}
          </div>
          {node.slot('end')}
        </div>
      </div>
    </div>
  );
}
