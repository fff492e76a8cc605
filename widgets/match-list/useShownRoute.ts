import { useHydrated, useRoute } from '../../engine';

/**
 * The route, its query as the engine's `useQuery` returns it; in a template's own chunk with the lists of its home,
 * which costs a first visit less.
 */
export function useShownRoute(): ReturnType<typeof useRoute> {
  const route = useRoute();
  return useHydrated() ? route : { ...route, query: {} };
}
