import { Mark, RouteLink, useMessages } from '../../../engine';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Marks.css';

/** Studios in a line, mark and name, each leading to its games. */
export function Marks({ title, providers }: ProviderStripFormProps) {
  const message = useMessages();
  return (
    <nav aria-label={title || message('providerStrip.label')} data-part="provider-strip">
      <ul className={styles.list} role="list">
        {providers.map(({ code, name, mark }) => (
          <li key={code}>
            <RouteLink route="slots" query={{ provider: code }} className={styles.link}>
              <Mark src={mark} />
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
