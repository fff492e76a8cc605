import { RouteLink, SectionHeading, useFormat, useMessages } from '../../../engine';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Directory.css';

/** Studios as a listing in columns: name, and how many games it has; each leads to its games. */
export function Directory({ title, providers }: ProviderStripFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  return (
    <section aria-label={title || message('providerStrip.label')} data-part="provider-directory">
      {title ? <SectionHeading title={title} /> : null}
      <ul className={styles.list} role="list">
        {providers.map(({ code, name, games }) => (
          <li key={code}>
            <RouteLink route="slots" query={{ provider: code }} className={styles.link}>
              <span className={styles.name}>{name}</span> <span className={styles.count}>{number(games)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
