import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { RenderQueue } from './RenderQueue';

export interface FocusOnNewOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly renderQueue: RenderQueue;
  /** Games are on their way. */
  readonly isBusy: boolean;
  /** Place of the page's first game; null where there are no pages. */
  readonly pageStart: number | null;
}

/**
 * Gives a function that leads the focus to a place of the list as soon as a game stands there, with no games on their
 * way. Where that place is the first of a page, the list comes into sight at its top.
 */
export function useFocusOnNew({ frame, renderQueue, isBusy, pageStart }: FocusOnNewOptions): (place: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    const find = () => {
      // The first of the new games may still be on its way.
      const target =
        next.current === null ? null : frame.current?.querySelector<HTMLElement>(`[data-place="${next.current}"] a`);
      if (!target) return;
      next.current = null;
      target.focus();
    };
    if (isBusy) return undefined;
    find();
    return renderQueue.watch(find);
  });
  useEffect(() => {
    // A page that somebody turned to begins at its top.
    if (pageStart !== null && next.current === pageStart) frame.current?.scrollIntoView({ block: 'start' });
  }, [frame, pageStart]);
  return useCallback((place: number) => void (next.current = place), []);
}
