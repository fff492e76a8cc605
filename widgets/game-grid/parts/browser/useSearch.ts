import { useState } from 'react';
import { useHydrated, type CurrentRouteValue } from '../../../../engine';

type Query = CurrentRouteValue['query'];
/** Changes the address, told what it says by then. */
export type Change = (changes: Query | ((now: Query) => Query)) => void;

export interface Search {
  /** What is typed, with the spaces around it. */
  readonly words: string;
  readonly type: (words: string) => void;
  /** Has the address say these words. */
  readonly ask: (words: string) => void;
}

const nothing: readonly string[] = [];

/**
 * The words of a search. `search` is what the address says. The words follow it where something else changes it: a
 * chip, a link, the way back. An echo of what was asked for here changes nothing, because more may have been typed
 * since. Neither does an address that is read only after hydration, where words had been typed before.
 */
export function useSearch(search: string, change: Change): Search {
  const isHydrated = useHydrated();
  const [words, setWords] = useState(search);
  const [known, setKnown] = useState({ search, isHydrated });
  // Asked for, and not yet what the address says; the oldest first.
  const [awaited, setAwaited] = useState(nothing);
  if (known.search !== search || known.isHydrated !== isHydrated) {
    setKnown({ search, isHydrated });
    const echo = awaited.indexOf(search);
    const wasTypedBefore = !known.isHydrated && words.trim() !== known.search;
    setAwaited(echo < 0 ? nothing : awaited.slice(echo + 1));
    if (known.search !== search && echo < 0 && !wasTypedBefore && words.trim() !== search) setWords(search);
  }
  return {
    words,
    type: setWords,
    ask: (wanted) => {
      setAwaited(wanted === search ? nothing : [...awaited, wanted]);
      change((now) => ((now['search'] ?? '') === wanted ? now : { search: wanted || undefined }));
    },
  };
}
