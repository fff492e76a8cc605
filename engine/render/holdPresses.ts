import type { RefObject } from 'react';
import { controls } from '../hydration/controls';
import { isPlainPress } from '../routing/isPlainPress';

/**
 * Stops clicks in a part of the page that is not hydrated yet, because React's root would drop them. `keep` gets the
 * control that was clicked, or null. Clicks on the fold of the shell (`data-fold`) and clicks with a modifier key pass.
 * Returns a function that ends it.
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
