import { useHydrated } from '../hydration/useHydrated';
import { useRoute, type CurrentRouteValue } from './CurrentRoute';

const none: CurrentRouteValue['query'] = {};

/**
 * What the address of this page says after its `?`, for what a widget draws by it: nothing while the served page, drawn
 * without, is hydrated.
 */
export function useQuery(): CurrentRouteValue['query'] {
  const { query } = useRoute();
  return useHydrated() ? query : none;
}
