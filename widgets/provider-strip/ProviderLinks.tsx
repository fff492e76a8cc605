import { Mark, RouteLink, useMessages } from '../../engine';
import type { ProviderStripFormProps } from './variants';

interface ProviderLinksProps extends Pick<ProviderStripFormProps, 'title' | 'providers'> {
  /** Name of the part for the style sheets of templates. */
  readonly part: string;
  /** Classes of the whole, of the list, of each place in it, of the link and of the name beside the mark. */
  readonly styles: {
    readonly strip?: string;
    readonly list: string;
    readonly place?: string;
    readonly link: string;
    readonly name?: string;
  };
}

/** Studios by mark and name, each leading to its games. */
export function ProviderLinks({ title, providers, part, styles }: ProviderLinksProps) {
  const message = useMessages();
  return (
    <nav aria-label={title || message('providerStrip.label')} className={styles.strip} data-part={part}>
      <ul className={styles.list} role="list">
        {providers.map(({ code, name, mark }) => (
          <li key={code} className={styles.place}>
            <RouteLink route="slots" query={{ provider: code }} className={styles.link}>
              <Mark src={mark} />
              <span className={styles.name}>{name}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
