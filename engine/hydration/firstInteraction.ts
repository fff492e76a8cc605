import type { Environment } from '../environment';

/** What only somebody does; a page scrolls by itself, too, when it is shown again. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches the document for the first user interaction from now on; a press that the boot script holds back is one, too.
 * Returns what runs something at that moment, soon where it has been, or after `ms`.
 */
export function watchFirstInteraction(setTimeout: Environment['setTimeout']): Environment['onFirstInteraction'] {
  let isActive = document.querySelector('[data-pressed]') !== null;
  const waiting = new Set<() => void>();
  const wake = () => {
    isActive = true;
    for (const sign of signs) window.removeEventListener(sign, wake, true);
    // Each in a task of its own: the press or the turn of the wheel itself waits for none of them.
    for (const begin of waiting) setTimeout(begin, 0);
  };
  if (!isActive) for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  return (run, ms) => {
    const begin = () => {
      window.clearTimeout(timer);
      if (waiting.delete(begin)) run();
    };
    const timer = window.setTimeout(begin, isActive ? 0 : ms);
    waiting.add(begin);
  };
}
