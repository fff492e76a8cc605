import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from './CurrentRoute';

/** Leads back to where the player came from on this site, with its place and filters; who came from elsewhere is led to `fallback`, a route name. */
export function useGoBack(): (fallback: string) => void {
  const go = useNavigate();
  const { navigate } = useRoute();
  return useCallback(
    (fallback) => {
      // The router counts the pages of this visit; the first has none before it.
      const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
      if (idx > 0) void go(-1);
      else navigate(fallback);
    },
    [go, navigate],
  );
}
