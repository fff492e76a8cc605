import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Gives a function that leads the focus to a place of the list as soon as a game stands there, with no games on their way. Where that
 * place is the first of a page (`pageStart`; null: no pages), the list comes into sight at its top.
 */
export function useFocusOnNew(frame: RefObject<HTMLElement | null>, isBusy: boolean, pageStart: number | null): (place: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    const wanted = next.current;
    if (wanted === null || isBusy) return;
    const target = frame.current?.querySelector<HTMLElement>(`[data-place="${wanted}"] a`);
    // The first of the new games may still be on its way.
    if (!target) return;
    next.current = null;
    target.focus();
  });
  useEffect(() => {
    // A page that somebody turned to begins at its top.
    if (pageStart !== null && next.current === pageStart) frame.current?.scrollIntoView({ block: 'start' });
  }, [frame, pageStart]);
  return useCallback((place: number) => void (next.current = place), []);
}
