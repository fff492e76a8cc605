/**
 * Loads what stands in for popovers where the browser has none. Menus call it when they are mounted, and the deferred
 * services for all other parts; the first call counts. Where the code does not arrive, menus stay closed.
 */
export function ensurePopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  import('./popovers').then(
    ({ standInForPopovers }) => standInForPopovers(),
    () => undefined,
  );
}
