import type { ProviderStripFormProps } from '../variants';
import * as styles from './Line.css';

/** The studios in one ruled line, each name in a setting of its own. */
export function Line({ title, providers }: ProviderStripFormProps) {
  return (
    <section className={styles.strip} aria-label={title || undefined} data-part="providers">
      {title ? <span className={styles.title}>{title}</span> : null}
      <ul className={styles.list}>
        {providers.map((provider) => (
          <li key={provider.code} className={styles.name}>
            {provider.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
