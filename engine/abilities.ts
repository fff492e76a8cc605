/**
 * What not every browser can, and what a setting of one may take away: cookies that are blocked, plain http, an older
 * version. Code asks here, and gets a fallback instead of an error (ARCHITECTURE.md, the world is injected).
 */

/** Whether a media query matches; false where nobody can say. */
export function matchesMedia(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Whether an element can be moved by script, and may be: not where motion is to be reduced. */
export function canAnimate<Found extends Element>(element: Found | null): element is Found {
  return typeof element?.animate === 'function' && !matchesMedia('(prefers-reduced-motion: reduce)');
}

/** Looks which elements come into view; null where the browser does not tell. */
export function watchView(
  onView: (entries: readonly IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): IntersectionObserver | null {
  try {
    return new IntersectionObserver(onView, options);
  } catch {
    return null;
  }
}

/** Tells when an element's size changes, from now on; null where the browser does not. */
export function watchSize(onSize: () => void): ResizeObserver | null {
  try {
    return new ResizeObserver(onSize);
  } catch {
    return null;
  }
}

/** Shows a dialog over the page, with the focus in it; where the browser cannot, it opens in the page. */
export function openDialog(dialog: HTMLDialogElement): void {
  try {
    dialog.showModal();
  } catch {
    dialog.setAttribute('open', '');
  }
}

/** Closes what `openDialog` opened. */
export function closeDialog(dialog: HTMLDialogElement): void {
  try {
    dialog.close();
  } catch {
    dialog.removeAttribute('open');
  }
}

/** Shows a popover over the page; returns whether the browser could. */
export function openPopover(panel: HTMLElement): boolean {
  try {
    panel.showPopover();
    return true;
  } catch {
    return false;
  }
}

/** The letters of a text as people count them; its code points where the browser knows no better. */
export function lettersOf(text: string): readonly string[] {
  try {
    return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  } catch {
    return [...text];
  }
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

/** A random id of 128 bits as a UUID. `crypto.randomUUID` is there on secure pages alone. */
export function randomId(): string {
  try {
    return crypto.randomUUID();
  } catch {
    const bytes = randomBytes();
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}

function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    // It names intents and tabs, and guards nothing.
    return bytes.map(() => Math.floor(Math.random() * 256));
  }
}
