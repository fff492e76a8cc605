import type { RefObject } from 'react';
import { controls } from '../hydration/controls';
import { isPlainPress } from '../routing/isPlainPress';

/**
 * Holds back presses in a place that is not hydrated yet; the root would hear them first and drop them. `keep` hears
 * which control was pressed, null for none. What opens the folded parts of the shell needs no code and is let through.
 * Returns what ends it.
 */
export function holdPresses(
  place: RefObject<HTMLElement | null>,
  keep: (control: HTMLElement | null) => void,
): () => void {
  const hold = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !place.current?.contains(target)) return;
    if (target.closest('[data-fold]') || !isPlainPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
    keep(target.closest('label')?.control ?? target.closest<HTMLElement>(controls));
  };
  window.addEventListener('click', hold, true);
  return () => window.removeEventListener('click', hold, true);
}
