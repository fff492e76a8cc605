import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../context/ApplicationContext';
import { useRoute } from './CurrentRoute';
import { ruleNamed } from './rules';

/**
 * Applies a page's rule as soon as it is known who is here, and whenever that changes. An unknown rule shows no page
 * (ROUTE-6).
 */
export const RouteRule = observer(function RouteRule({ name }: { readonly name: string }) {
  const { session } = useStores();
  const route = useRoute();
  const rule = ruleNamed(name);
  const { isRestored, isAuthenticated: isPlayer } = session;
  useEffect(() => {
    if (isRestored) rule({ isPlayer, route });
  }, [rule, isRestored, isPlayer, route]);
  return null;
});
