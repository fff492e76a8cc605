import { Mark, RouteLink, useMessages } from '../../../engine';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Wall.css';

/** Studios as a ruled wall of marks, six a row, every other name in the display face; each leads to its games. */
export function Wall({ title, providers }: ProviderStripFormProps) {
  const message = useMessages();
  return (
    <nav aria-label={title || message('providerStrip.label')} data-part="provider-wall">
      <ul className={styles.wall} role="list">
        {providers.map(({ code, name, mark }) => (
          <li key={code} className={styles.place}>
            <RouteLink route="slots" query={{ provider: code }} className={styles.studio}>
              <Mark src={mark} />
              <span className={styles.name}>{name}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
