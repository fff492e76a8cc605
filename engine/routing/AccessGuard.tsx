import { lazy, Suspense } from 'react';
import { useRoute } from './CurrentRoute';

const RouteRule = lazy(() => import('./RouteRule').then((module) => ({ default: module.RouteRule })));

/** Holds the access rule of the page that is shown; the rules load with the first page that has one. */
export function AccessGuard() {
  const { access } = useRoute().page;
  return access === 'public' ? null : (
    <Suspense fallback={null}>
      <RouteRule name={access} />
    </Suspense>
  );
}
