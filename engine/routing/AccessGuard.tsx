import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../application/ApplicationContext';
import { useRoute } from './CurrentRoute';

/**
 * Holds a page's access rule once it is known who is here: a guest on a player's page goes to sign in and comes back (ROUTE-7),
 * a player on a guest's page goes home (ROUTE-2).
 */
export const AccessGuard = observer(function AccessGuard() {
  const { session } = useStores();
  const { page, fullPath, navigate } = useRoute();
  const { isRestored, isAuthenticated } = session;
  useEffect(() => {
    if (!isRestored) return;
    if (page.access === 'player' && !isAuthenticated) navigate('login', { next: fullPath }, { replace: true });
    else if (page.access === 'guest' && isAuthenticated) navigate('home', {}, { replace: true });
  }, [isRestored, isAuthenticated, page, fullPath, navigate]);
  return null;
});
