import { Mark, RouteLink, useMessages } from '../../../engine';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Boxes.css';

/** Studios on small panels of one size, each leading to its games. */
export function Boxes({ title, providers }: ProviderStripFormProps) {
  const message = useMessages();
  return (
    <nav aria-label={title || message('providerStrip.label')} data-part="provider-boxes">
      <ul className={styles.list} role="list">
        {providers.map(({ code, name, mark }) => (
          <li key={code}>
            <RouteLink route="slots" query={{ provider: code }} className={styles.box}>
              <Mark src={mark} />
              <span className={styles.name}>{name}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
