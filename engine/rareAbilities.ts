/**
 * Abilities that no page needs before its first user interaction, or few pages at all: apart from the others they load
 * with those who ask.
 */
import { attempted, matchesMedia } from './abilities';

/** Whether an element can be moved by script, and may be: not where motion is to be reduced. */
export function canAnimate<Found extends Element>(element: Found | null): element is Found {
  return typeof element?.animate === 'function' && !matchesMedia('(prefers-reduced-motion: reduce)');
}

/** The letters of a text as people count them; its code points where the browser knows no better. */
export function lettersOf(text: string): readonly string[] {
  return attempted(
    () => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment),
    [...text],
  );
}

/** Copies a text; returns whether the browser did: only secure pages may. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Has the browser ask before the page is left, until the returned function is called. */
export function blockUnload(): () => void {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}
