import { observer } from 'mobx-react-lite';
import { useStores } from '../application/ApplicationContext';
import { useMessages } from '../application/useText';
import { RouteLink } from '../routing/RouteLink';
import * as styles from './Logo.css';

/**
 * The brand, linked to the home page: its logo, or a wordmark of its name beside the mark when there is only a mark. A small place
 * without a mark shows the whole logo, as large as fits.
 */
export const Logo = observer(function Logo({
  form = 'primary',
  className = '',
}: {
  readonly form?: 'primary' | 'compact' | 'footer';
  readonly className?: string;
}) {
  const { site } = useStores().site;
  const message = useMessages();
  const shown = form === 'compact' && !site.logos.compact ? 'primary' : form;
  const src = site.logos[shown];
  const [width, height] = site.logoSizes?.[shown] ?? [];
  return (
    <RouteLink route="home" className={`${styles.logo} ${className}`} aria-label={message('common.homeOf', { siteName: site.name })} data-part="logo">
      {src ? (
        <img src={src} alt="" width={width} height={height} className={shown === form ? styles.picture : styles.whole} data-part={`logo-${shown}`} />
      ) : null}
      {src && shown !== 'compact' ? null : <span data-part="wordmark">{site.name}</span>}
    </RouteLink>
  );
});
