import { observer } from 'mobx-react-lite';
import { useMessages, useStores } from '../../../engine';
import { FooterLinks } from '../FooterLinks';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Wordmark.css';

/** A field in the site's colour: an invitation and the links, the name rising huge from a rule, and the small print below it. */
export const Wordmark = observer(function Wordmark({ node, groups, about, licence, age }: SiteFooterFormProps) {
  const message = useMessages();
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
          <p>{licence}</p>
        </div>
        <PaymentMarks className={styles.mark} />
        <span className={styles.age} role="img" aria-label={message('siteFooter.age', { age })}>
          {age}+
        </span>
      </div>
      {node.slot('end')}
    </div>
  );
});
