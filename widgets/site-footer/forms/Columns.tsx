import { observer } from 'mobx-react-lite';
import { Logo, RouteLink, listOf, useMessages, useLocale, useStores } from '../../../engine';
import { AgeMark } from '../AgeMark';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Columns.css';

/**
 * Columns between thin rules: the brand, the groups of links, ways to pay and languages; below them the age mark and
 * the licence.
 */
export const Columns = observer(function Columns({ node, groups, about, licence, age }: SiteFooterFormProps) {
  const message = useMessages();
  const { site } = useStores().site;
  const locale = useLocale();
  const languages = listOf(
    locale.lang,
    site.locales.enabled.map(({ name }) => name),
  );
  return (
    <div className={styles.footer} data-part="site-footer">
      {node.slot('above')}
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo form="footer" className={styles.logo} />
          {about ? <p className={styles.about}>{about}</p> : null}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className={styles.column}>
            <h2 className={styles.title}>{group.title}</h2>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.route}>
                  <RouteLink route={link.route} className={styles.link}>
                    {link.label}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.column}>
          <h2 className={styles.title}>{message('siteFooter.payments')}</h2>
          <PaymentMarks />
          <p className={styles.about}>{message('siteFooter.languages', { languages })}</p>
        </div>
      </div>
      {age || licence ? (
        <div className={styles.licence}>
          <AgeMark mark={age} className={styles.age} />
          {licence ? <p className={styles.text}>{licence}</p> : null}
        </div>
      ) : null}
      {node.slot('end')}
    </div>
  );
});
