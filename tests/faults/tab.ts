import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { worldHeader } from '../browser/control';
import { addressOf } from '../e2e/sites';
import { isRunning } from './application';

/** A tab of a world of the sandbox, which tells what went wrong in it. */
export interface Tab {
  readonly page: Page;
  readonly problems: string[];
  /** Opens an address and waits until the page is hydrated; a call of it may still be held up by a fault. */
  readonly open: (domain: string, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where test cases are run: a browser, and a world of the sandbox. */
export interface Place {
  readonly browser: Browser;
  readonly world: string;
}

/** Lines of the browser's own about its network; ours are problems. */
const ownLines = 'Failed to load resource: ';

/**
 * How far a tab's clock is ahead: a page that the server has rendered this moment is not fresh any more, and makes its
 * calls.
 */
const aheadMs = 60_000;

/** Opens a tab whose clock runs as usual until a test puts it on. */
export async function openTab({ browser, world }: Place): Promise<Tab> {
  const context: BrowserContext = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Manila',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [worldHeader]: world },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  await page.clock.install({ time: Date.now() + aheadMs });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(ownLines))
      problems.push(`console: ${message.text().slice(0, 200)}`);
  });
  return {
    page,
    problems,
    async open(domain, path) {
      await page.goto(addressOf(domain, path), { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate<boolean>(isRunning)).toBe(true);
    },
    close: () => context.close(),
  };
}
