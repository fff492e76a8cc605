import { useEffect, useState } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useRoute } from '../routing/CurrentRoute';
import type { RouteRule } from '../routing/RouteRule';

const load = () => import('../routing/RouteRule').then((module) => module.RouteRule);

/**
 * Holds the access rule of the page that is shown; the rules load with the first page that has one. Where they fail to
 * load the page stays, and the next page asks again.
 */
export function AccessGuard() {
  const { widgets } = useApplication();
  const { access, name } = useRoute().page;
  const [Rule, setRule] = useState<typeof RouteRule>();
  const isOpen = access === 'public';
  useEffect(() => {
    if (!isOpen)
      widgets.part(load).then(
        (rule) => setRule(() => rule),
        () => undefined,
      );
  }, [isOpen, name, widgets]);
  return isOpen || !Rule ? null : <Rule name={access} />;
}
