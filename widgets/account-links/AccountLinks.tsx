import { observer } from 'mobx-react-lite';
import { Icon, RouteLink, useMenuLinks, useStores, useText, type WidgetProps } from '../../engine';
import type { AccountLinksProps } from '../../schemas/generated/widgets';
import * as styles from './AccountLinks.css';

type Group = AccountLinksProps['groups'][number];

/** Pages by what a person wants of them, a card each; none of what the site has switched off. */
export function AccountLinks({ groups }: WidgetProps<AccountLinksProps>) {
  return (
    <div className={styles.groups} data-part="account-links">
      {groups.map((group, place) => (
        <LinkGroup key={place} {...group} />
      ))}
    </div>
  );
}

const LinkGroup = observer(function LinkGroup({ title, links }: Group) {
  const text = useText();
  const { features } = useStores().site.site;
  const shown = useMenuLinks(links.filter(({ feature }) => feature === undefined || features[feature]));
  if (shown.length === 0) return null;
  const heading = text(title);
  return (
    <nav aria-label={heading} className={styles.group}>
      <h2 className={styles.title}>{heading}</h2>
      <ul className={styles.list} role="list">
        {shown.map(({ route, label, icon }) => {
          const sentence = links.find((link) => link.route === route)?.text;
          return (
            <li key={route}>
              <RouteLink route={route} className={styles.link}>
                {icon ? <Icon name={icon} size={22} className={styles.icon} /> : null}
                <span className={styles.words}>
                  <span className={styles.label}>{label}</span>
                  {sentence ? <span className={styles.text}>{text(sentence)}</span> : null}
                </span>
                <Icon name="chevron-right" size={16} className={styles.arrow} />
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
