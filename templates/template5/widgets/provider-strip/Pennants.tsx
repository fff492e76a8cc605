import { RouteLink, useMessages } from '../../../../engine';
import type { ProviderStripFormProps } from '../../../../widgets/provider-strip/variants';
import * as styles from './Pennants.css';

/** Studios as flags that hang from a line; each leads to its games. */
export function Pennants({ title, providers }: ProviderStripFormProps) {
  const message = useMessages();
  return (
    <section
      className={styles.section}
      aria-label={title || message('providerStrip.label')}
      data-part="provider-pennants"
    >
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <ul className={styles.line}>
        {providers.map(({ code, name }, index) => (
          <li key={code} className={styles.place}>
            <RouteLink
              route="slots"
              query={{ provider: code }}
              className={styles.flag[flags[index % flags.length] ?? 'accent']}
            >
              <span className={styles.name}>{name}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const flags = ['accent', 'second', 'third', 'accentTint'] as const;
