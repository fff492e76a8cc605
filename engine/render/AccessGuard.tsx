import { Suspense } from 'react';
import { useRoute } from '../routing/CurrentRoute';
import { Boundary } from './Boundary';
import { lazyPart } from './lazyPart';

const RouteRule = lazyPart(() => import('../routing/RouteRule').then((module) => module.RouteRule));

/**
 * Holds the access rule of the page that is shown; the rules load with the first page that has one. Where they fail to
 * load the page stays, and the next page asks again.
 */
export function AccessGuard() {
  const { access, name } = useRoute().page;
  return access === 'public' ? null : (
    <Boundary key={name} what="access rule" failed={withoutRule}>
      <Suspense>
        <RouteRule name={access} />
      </Suspense>
    </Boundary>
  );
}

/** Code that fails to load rejects with a TypeError; a rule that there is not shows no page (ROUTE-6). */
function withoutRule(_: unknown, error: unknown) {
  if (error instanceof TypeError) return null;
  throw error;
}
