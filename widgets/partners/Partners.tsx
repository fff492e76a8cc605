import { Button, contentRequest, Picture, safeAddress, useContent, useMessages } from '../../engine';
import * as styles from './Partners.css';

/** The partners of the site: logo and name, each a link in a new tab (SHELL-2, SITE-9). */
export function Partners() {
  const message = useMessages();
  const { status, value, retry } = useContent(contentRequest('partners', {}));
  if (value === undefined) {
    return status === 'failed' ? (
      <>
        <p className={styles.note}>{message('partners.failed')}</p>
        <Button onClick={retry}>{message('common.tryAgain')}</Button>
      </>
    ) : (
      <p className={styles.note}>{message('common.loading')}</p>
    );
  }
  if (value.length === 0) return <p className={styles.note}>{message('partners.none')}</p>;
  return (
    <ul className={styles.list} role="list" data-part="partners">
      {value.map(({ name, href, image }) => (
        <li key={`${name} ${href} ${image}`}>
          <a href={safeAddress(href, 'link')} target="_blank" rel="noopener" className={styles.partner}>
            <Picture src={image} alt="" width={64} height={64} className={styles.logo} />
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
