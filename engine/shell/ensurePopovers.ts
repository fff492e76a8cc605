/**
 * Loads what stands in for popovers where the browser has none. Every part with a popover calls it when it is mounted;
 * the first call counts. Where the code does not arrive, menus stay closed.
 */
export function ensurePopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  import('./popovers').then(
    ({ standInForPopovers }) => standInForPopovers(),
    () => undefined,
  );
}
