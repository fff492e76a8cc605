/**
 * What not every browser can, and what a setting of one may take away: cookies that are blocked, plain http, an older
 * version. Code asks here, and gets a fallback instead of an error (ARCHITECTURE.md, the world is injected).
 */

/** What a browser returns, or the fallback where it lacks the ability or refuses it. */
export function attempted<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** Does something; returns whether the browser did. */
function done(run: () => void): boolean {
  return attempted(() => {
    run();
    return true;
  }, false);
}

/** Whether a media query matches; false where the browser cannot tell. */
export function matchesMedia(query: string): boolean {
  return attempted(() => window.matchMedia(query).matches, false);
}

/** Looks which elements come into view; null where the browser does not tell. */
export function watchView(
  onView: (entries: readonly IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): IntersectionObserver | null {
  return attempted(() => new IntersectionObserver(onView, options), null);
}

/** Tells when an element's size changes, from now on; null where the browser does not. */
export function watchSize(onSize: () => void): ResizeObserver | null {
  return attempted(() => new ResizeObserver(onSize), null);
}

/** Shows a dialog over the page, with the focus in it; where the browser cannot, it opens in the page. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!done(() => dialog.showModal())) dialog.setAttribute('open', '');
}

/** Closes what `openDialog` opened; the page behind it can be used again. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (done(() => dialog.close())) return;
  dialog.removeAttribute('open');
  // One that was shown over the page holds it until it leaves it.
  dialog.parentNode?.insertBefore(dialog, dialog.nextSibling);
}

/** Shows a popover over the page; returns whether the browser could. */
export function openPopover(panel: HTMLElement): boolean {
  return done(() => panel.showPopover());
}

/** Hides what `openPopover` or a button has shown, if it is shown; returns whether the browser could. */
export function closePopover(panel: HTMLElement | null): boolean {
  return done(() => panel?.hidePopover());
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
  // What follows names intents and tabs, and guards nothing.
  return attempted(
    () => crypto.getRandomValues(bytes),
    bytes.map(() => Math.floor(Math.random() * 256)),
  );
}
