import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RouteLink, useMessages, useRoute, useStores, useWantedPath } from '../../engine';
import { Sign } from './Sign';
import * as styles from './Preloader.css';

/**
 * The page that an installed site begins with: once start-up is over it leads on to the address that waits in `next`,
 * or to `route`, and leaves nothing behind in the history. The link does the same before scripts do.
 */
export const Brand = observer(function Brand({ route }: { readonly route: string }) {
  const message = useMessages();
  const { site } = useStores();
  const { openPath, hrefOf } = useRoute();
  const next = useWantedPath() ?? hrefOf(route);
  useEffect(() => {
    if (site.isOpen) openPath(next, { replace: true });
  }, [site.isOpen, next, openPath]);
  return (
    <div className={styles.page} data-part="preloader-page">
      <Sign />
      <div role="status">
        <h1 className={styles.words}>{message('preloader.loading', { siteName: site.site.name })}</h1>
      </div>
      <RouteLink route={route} className={styles.link}>
        {message('preloader.go')}
      </RouteLink>
    </div>
  );
});
