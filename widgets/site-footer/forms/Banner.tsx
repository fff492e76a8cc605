import { RouteLink, useMessages } from '../../../engine';
import { Funfair } from '../Funfair';
import { PaymentMarks } from '../PaymentMarks';
import type { SiteFooterFormProps } from '../variants';
import * as styles from './Banner.css';

/** An awning over a dark field with an invitation and a drawn fair; links, ways to pay, age and licence in one band below. */
export function Banner({ node, groups, about, licence, age, title, text, picture }: SiteFooterFormProps) {
  const message = useMessages();
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
          <nav aria-label={message('siteFooter.label')}>
            <ul className={styles.links}>
              {groups
                .flatMap((group) => group.links)
                .map((link, place) => (
                  // Groups may share a page, so its name alone is no key.
                  <li key={`${place} ${link.route}`}>
                    <RouteLink route={link.route} className={styles.link}>
                      {link.label}
                    </RouteLink>
                  </li>
                ))}
            </ul>
          </nav>
          <div className={styles.marks}>
            <PaymentMarks className={styles.mark} />
            <span className={styles.age}>{age}+</span>
          </div>
          <div className={styles.small}>
            {about ? <p>{about}</p> : null}
            <p>{licence}</p>
          </div>
          {node.slot('end')}
        </div>
      </div>
    </div>
  );
}
