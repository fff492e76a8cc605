import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from './CurrentRoute';

/**
 * Leads back to where the player came from on this site, with its place and filters; who came from elsewhere is led to
 * `fallback`, a route name.
 */
export function useGoBack(): (fallback: string) => void {
  const go = useNavigate();
  const { navigate } = useRoute();
  return useCallback(
    (fallback) => {
      // The router counts the pages of this document; the first may have been opened by a link of the document before.
      const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
      if (idx > 0 || isOwnDocumentBefore()) void go(-1);
      else navigate(fallback);
    },
    [go, navigate],
  );
}

/**
 * Whether the page before this document is one of this site: a link that was pressed before the page was hydrated loads
 * a document.
 */
function isOwnDocumentBefore(): boolean {
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return (
    navigation?.canGoBack ?? (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`))
  );
}
