import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../engine';
import { AgeMark } from '../../../../widgets/site-footer/AgeMark';
import { FooterLinks } from '../../../../widgets/site-footer/FooterLinks';
import { PaymentMarks } from '../../../../widgets/site-footer/PaymentMarks';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';
import * as styles from './Wordmark.css';

/**
 * A field in the site's colour: an invitation and the links, the name rising huge from a rule, and the small print
 * below it.
 */
export const Wordmark = observer(function Wordmark({ node, groups, about, licence, age }: SiteFooterFormProps) {
  const { name } = useStores().site.site;
  return (
    <div className={styles.footer} data-part="footer-wordmark">
      <div className={styles.top}>
        <div>{node.slot('above')}</div>
        <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
      </div>
      <div className={styles.word} data-name={name} />
      <div className={styles.legal}>
        <div className={styles.small}>
          {about ? <p>{about}</p> : null}
          {licence ? <p>{licence}</p> : null}
        </div>
        <PaymentMarks className={styles.mark} />
        <AgeMark mark={age} className={styles.age} />
      </div>
      {node.slot('end')}
    </div>
  );
});
