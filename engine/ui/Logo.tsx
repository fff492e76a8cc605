import { safeAddress } from '../api/readers/safeAddress';
import { observer } from 'mobx-react-lite';
import { useStores } from '../context/ApplicationContext';
import { useMessages } from '../context/useText';
import { RouteLink } from '../routing/RouteLink';
import * as styles from './Logo.css';

/**
 * The brand, linked to the home page: the picture that is asked for, else the one there is (SITE-2). Words stand beside
 * a mark, and alone where there is no picture: the logo's own, or the site's name.
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
  const shown = ([form, 'primary', 'compact'] as const).find((name) => site.logos[name]);
  const [width, height] = (shown && site.logoSizes?.[shown]) ?? [];
  return (
    <RouteLink
      route="home"
      className={`${styles.logo} ${className}`}
      aria-label={message('common.homeOf', { siteName: site.name })}
      data-part="logo"
    >
      {shown ? (
        <img
          src={safeAddress(site.logos[shown])}
          alt=""
          width={width}
          height={height}
          className={styles.picture}
          data-part={`logo-${shown}`}
        />
      ) : null}
      {shown && shown !== 'compact' ? null : (
        <span data-part="wordmark" translate="no">
          {site.logoText ?? site.name}
        </span>
      )}
    </RouteLink>
  );
});
