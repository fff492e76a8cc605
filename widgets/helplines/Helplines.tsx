import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon, safeAddress, useMessages, useStores, useText, type WidgetProps } from '../../engine';
import type { HelplinesProps } from '../../schemas/generated/widgets';
import * as styles from './Helplines.css';

/**
 * Who helps players with gambling, as the site's operator says it: a number to call, a page that opens in a tab of its
 * own.
 */
export const Helplines = observer(function Helplines({ title }: WidgetProps<HelplinesProps>) {
  const text = useText();
  const message = useMessages();
  const { operator } = useStores().site.site;
  const id = useId();
  if (!operator || operator.helplines.length === 0) return null;
  return (
    <section className={styles.lines} aria-labelledby={id} data-part="helplines">
      <h2 className={styles.title} id={id}>
        {title ? text(title) : message('helplines.title')}
      </h2>
      <ul className={styles.list} role="list">
        {operator.helplines.map(({ name, phone, url }) => (
          <li className={styles.line} key={`${name} ${phone ?? url}`}>
            <Icon name="info" size={22} className={styles.icon} />
            <span className={styles.words}>
              <strong className={styles.name} translate="no">
                {name}
              </strong>
              {phone ? (
                <a
                  className={styles.link}
                  href={safeAddress(`tel:${phone.replace(/[^+0-9]/g, '')}`, 'link')}
                  translate="no"
                >
                  {phone}
                </a>
              ) : null}
              {url ? (
                <a
                  className={styles.link}
                  href={safeAddress(url)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={message('helplines.page', { name })}
                >
                  <span translate="no">{hostOf(url)}</span>
                </a>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** An address as people say it: `https://safe-harbor.example/help` → `safe-harbor.example/help`. */
function hostOf(url: string): string {
  return url
    .slice('https://'.length)
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
