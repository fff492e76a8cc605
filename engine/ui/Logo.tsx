import { observer } from 'mobx-react-lite';
import { useStores } from '../application/ApplicationContext';
import { useMessages } from '../application/useText';
import { RouteLink } from '../routing/RouteLink';
import * as styles from './Logo.css';

/** The brand, linked to the home page: its logo, or a wordmark of its name beside the mark when there is only a mark. */
export const Logo = observer(function Logo({
  form = 'primary',
  className = '',
}: {
  readonly form?: 'primary' | 'compact' | 'footer';
  readonly className?: string;
}) {
  const { site } = useStores().site;
  const message = useMessages();
  const src = site.logos[form];
  const [width, height] = site.logoSizes?.[form] ?? [];
  return (
    <RouteLink route="home" className={`${styles.logo} ${className}`} aria-label={message('common.homeOf', { siteName: site.name })} data-part="logo">
      {src ? <img src={src} alt="" width={width} height={height} className={styles.picture} data-part={`logo-${form}`} /> : null}
      {src && form !== 'compact' ? null : <span data-part="wordmark">{site.name}</span>}
    </RouteLink>
  );
});
