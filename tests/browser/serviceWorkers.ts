import type { BrowserContext } from '@playwright/test';

/**
 * Makes the pages of a context those of a browser without service workers. A registration that Playwright blocks would
 * be told in the console, which pages have to leave empty.
 */
export function withoutServiceWorkers(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}
