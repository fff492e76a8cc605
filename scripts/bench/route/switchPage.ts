/**
 * Runs in the browser: presses the link to a page and returns the time until the first paint with it, in ms. `mark` is
 * an element that only that page has.
 */
export function switchPage({ path, mark }: { readonly path: string; readonly mark: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    if (!link) return reject(new Error(`No link leads to ${path}.`));
    const began = performance.now();
    const changes = new MutationObserver(() => {
      if (!document.querySelector(mark)) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => resolve(performance.now() - began);
        afterPaint.port2.postMessage(null);
      });
    });
    changes.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-page'],
    });
    link.click();
  });
}
