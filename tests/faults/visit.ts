import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { isRunning } from './application';
import type { ControlCommand } from '../../scripts/sandbox/index';

/** A tab on a site of one server, which tells what went wrong in it. */
export interface Visit {
  readonly page: Page;
  readonly problems: string[];
  readonly open: (domain: string, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A server of its own, with a sandbox of its own. */
export interface Place {
  readonly port: number;
  readonly browser: Browser;
}

/** Sets faults, over HTTP. */
export function steer({ port }: Place, command: ControlCommand): Promise<void> {
  const body = JSON.stringify(command);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/sandbox/control',
        method: 'POST',
        headers: { 'content-type': 'application/json', host: `lucky-harbor.example.localhost:${port}` },
      },
      (response) => {
        response.resume();
        response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`Control answered ${response.statusCode}.`))));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Lines of the browser's own about its network; ours are problems. */
const ownLines = 'Failed to load resource: ';

/** How far a tab's clock is ahead: a page that the server has rendered this moment is not fresh any more, and makes its calls. */
const aheadMs = 60_000;

/** Opens a tab whose clock runs as usual until a test puts it on. */
export async function visit(place: Place): Promise<Visit> {
  const context: BrowserContext = await place.browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Manila',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  await page.clock.install({ time: Date.now() + aheadMs });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(ownLines)) problems.push(`console: ${message.text().slice(0, 200)}`);
  });
  return {
    page,
    problems,
    async open(domain, path) {
      await page.goto(`http://${domain}.localhost:${place.port}${path}`, { waitUntil: 'domcontentloaded' });
      // Asked from here: what the page would have to evaluate by itself, its policy forbids.
      for (let tries = 0; tries < 200 && !(await page.evaluate<boolean>(isRunning)); tries += 1) await setTimeout(50);
    },
    close: () => context.close(),
  };
}
