import { RouteLink, useMessages } from '../../engine';
import type { SiteFooterFormProps } from './variants';

interface FooterLinksProps {
  readonly groups: SiteFooterFormProps['groups'];
  /** Classes of the list and of a link in it. */
  readonly styles: { readonly links: string; readonly link: string };
}

/** The links of all groups as one list, without the groups' names. */
export function FooterLinks({ groups, styles }: FooterLinksProps) {
  const message = useMessages();
  return (
    <nav aria-label={message('siteFooter.label')}>
      <ul className={styles.links} role="list">
        {groups
          .flatMap(({ links }) => links)
          .map(({ route, label }, place) => (
            // Groups may share a page, so its name alone is no key.
            <li key={`${place} ${route}`}>
              <RouteLink route={route} className={styles.link}>
                {label}
              </RouteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
