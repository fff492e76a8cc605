import { useHydrated, useRoute } from '../../engine';

/** As the engine's `useQuery`, and in a template's own chunk with the lists of its home: a file of its own would cost a first visit more. */
export function useShownQuery(): ReturnType<typeof useRoute>['query'] {
  const { query } = useRoute();
  return useHydrated() ? query : {};
}
