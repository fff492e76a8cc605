import { ProviderLogo, RouteLink, useFormat, useMessages } from '../../../../engine';
import type { ProviderStripFormProps } from '../../../../widgets/provider-strip/variants';
import * as styles from './Stock.css';

/** A ruled row: how many studios there are under the title, then their logos, each leading to its games. */
export function Stock({ title, providers, total }: ProviderStripFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const words = title || message('providerStrip.label');
  return (
    <nav className={styles.row} aria-label={words} data-part="provider-stock">
      <p className={styles.title}>
        <b className={styles.total}>{number(total)}</b> {words}
      </p>
      <ul className={styles.list} role="list">
        {providers.map((provider) => (
          <li key={provider.code} className={styles.place}>
            <RouteLink route="slots" query={{ provider: provider.code }} className={styles.link}>
              <ProviderLogo {...provider} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
