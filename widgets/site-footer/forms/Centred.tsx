import { Logo, RouteLink } from '../../../engine';
import { AgeMark } from '../AgeMark';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Centred.css';

/** Everything on one axis: the brand, a line of links, the small print, ways to pay and the age mark. */
export function Centred({ node, groups, about, licence, age }: SiteFooterFormProps) {
  return (
    <div className={styles.footer} data-part="footer-centred">
      {node.slot('above')}
      <Logo form="compact" className={styles.logo} />
      {about ? <p className={styles.about}>{about}</p> : null}
      {groups.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <ul className={styles.links} role="list">
            {group.links.map(({ route, label }) => (
              <li key={route}>
                <RouteLink route={route} className={styles.link}>
                  {label}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {licence ? <p className={styles.licence}>{licence}</p> : null}
      <div className={styles.marks}>
        <PaymentMarks />
        <AgeMark mark={age} className={styles.age} />
      </div>
      {node.slot('end')}
    </div>
  );
}
