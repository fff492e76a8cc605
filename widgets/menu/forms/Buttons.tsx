import { ButtonLink, Icon } from '../../../engine';
import type { MenuFormProps } from '../variants';
import * as styles from './Buttons.css';

/** A few links as quiet buttons side by side. */
export function Buttons({ label, links }: MenuFormProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.buttons} data-part="menu">
      {links.map(({ route, label: words, icon }) => (
        <ButtonLink key={route} route={route} size="compact" className={styles.button}>
          {icon ? <Icon name={icon} size={16} /> : null}
          <span>{words}</span>
        </ButtonLink>
      ))}
    </nav>
  );
}
