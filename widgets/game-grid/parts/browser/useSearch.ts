import { useCallback, useEffect, useRef } from 'react';
import type { CurrentRouteValue } from '../../../../engine';

type Query = CurrentRouteValue['query'];
/** Changes the address, told what it says by then. */
export type Change = (changes: Query | ((now: Query) => Query)) => void;

/** Searches for the words; always the same function. */
export function useSearch(change: Change): (words: string) => void {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  return useCallback(
    (words: string) =>
      latest.current((now) => ((now['search'] ?? '') === words ? now : { search: words || undefined })),
    [],
  );
}
