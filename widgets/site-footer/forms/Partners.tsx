import { RouteLink } from '../../../engine';
import { AgeMark } from '../AgeMark';
import { FooterLinks } from '../FooterLinks';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Partners.css';

/**
 * Who stands behind the house first (a wall of partners and what else is in the slot `above`), then the links with ways
 * to pay (in one line, or each group in a column below its name), age and licence.
 */
export function Partners({ node, groups, about, licence, age, title }: SiteFooterFormProps) {
  return (
    <div className={styles.footer} data-part="footer-partners">
      {title ? (
        <div data-part="footer-words">
          <h2 className={styles.title} data-part="footer-title">
            {title}
          </h2>
          {about ? <p className={styles.about}>{about}</p> : null}
        </div>
      ) : null}
      {node.slot('above')}
      <div className={groups.length > 1 ? styles.columns : styles.middle} data-part="footer-links">
        {groups.length > 1 ? (
          groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h3 className={styles.group}>{group.title}</h3>
              <ul className={styles.column} role="list">
                {group.links.map(({ route, label }) => (
                  <li key={route}>
                    <RouteLink route={route} className={styles.link}>
                      {label}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))
        ) : (
          <FooterLinks groups={groups} styles={{ links: styles.links, link: styles.link }} />
        )}
        <PaymentMarks className={styles.mark} />
      </div>
      <div className={styles.base} data-part="footer-base">
        <AgeMark mark={age} className={styles.age} />
        <div className={styles.small}>
          {about && !title ? <p className={styles.line}>{about}</p> : null}
          {licence ? <p className={styles.line}>{licence}</p> : null}
        </div>
      </div>
      {node.slot('end')}
    </div>
  );
}
