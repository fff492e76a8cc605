import type { Environment } from '../environment';

/**
 * How long lazy parts and deferred services wait for the first user interaction before they start without it, in ms.
 */
export const firstInteractionTimeoutMs = 15_000;

/** Events that only a user causes. Not `scroll`: the browser itself scrolls a page that it restores. */
const interactionEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches the document for the first user interaction from now on. A click that the boot script keeps counts too. The
 * returned function runs a callback at that interaction, or after `ms`, and soon if the interaction has been.
 */
export function watchFirstInteraction(setTimeout: Environment['setTimeout']): Environment['onFirstInteraction'] {
  let isActive = document.querySelector('[data-pressed]') !== null;
  const waiting = new Set<() => void>();
  const notify = () => {
    isActive = true;
    for (const type of interactionEvents) window.removeEventListener(type, notify, true);
    // Each in a task of its own: the handling of the event itself waits for none of them.
    for (const begin of waiting) setTimeout(begin, 0);
  };
  if (!isActive)
    for (const type of interactionEvents) window.addEventListener(type, notify, { capture: true, passive: true });
  return (run, ms) => {
    const begin = () => {
      window.clearTimeout(timer);
      if (waiting.delete(begin)) run();
    };
    const timer = window.setTimeout(begin, isActive ? 0 : ms);
    waiting.add(begin);
  };
}
