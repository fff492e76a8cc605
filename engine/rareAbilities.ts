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
    () => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment),
    [...text],
  );
}

/**
 * Copies a text; returns whether the browser did. Only secure pages have a clipboard; elsewhere, and in views that
 * forbid it, browsers copy what is marked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return attempted(() => copyMarked(text), false);
  }
}

/**
 * Copies a text by way of a field beside what has the focus, which gets it back; what an open dialog covers is inert.
 */
function copyMarked(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  (activeElement?.closest('dialog') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    // Out of date, and all that there is.
    return (document as unknown as { readonly execCommand: (command: string) => boolean }).execCommand('copy');
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Has the browser ask before the page is left, until the returned function is called. */
export function blockUnload(): () => void {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}
