import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext } from 'playwright';
import { drawPage } from '../../scripts/test/drawPage';
import { addressOf } from '../e2e/sites';
import { signInByForm } from '../e2e/signIn';
import { openTab, type Tab } from '../matrix/tab';
import { sizes, type Cell } from './cells';

const quality = 70;
/** Pictures are half as wide as the windows. */
const scale = 0.5;
/** How long pictures may take to come; what has not come by then is taken as it waits. */
const settlePatienceMs = 6_000;

/** Takes pictures of pages; guests and players of each site have a browser of their own. */
export interface Camera {
  readonly take: (cell: Cell, file: string) => Promise<void>;
}

export function createCamera(browser: Browser, port: number): Camera {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const tabs = new Map<string, Promise<Tab>>();
  const ifMissing = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };
  return {
    async take({ domain, page: name, path, width }, file) {
      const isPlayer = name === 'deposit';
      const key = `${domain} ${isPlayer ? 'player' : 'guest'}`;
      const context = await ifMissing(contexts, key, () => createContext(browser, domain, isPlayer, port));
      const { page, open } = await ifMissing(tabs, key, () => openTab(context));
      await page.setViewportSize({ width, height: sizes[width] });
      await open(addressOf(domain, path, port));
      const isThere = () =>
        [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
        !document.querySelector('[aria-busy=true]');
      await page.waitForFunction(isThere, undefined, { timeout: settlePatienceMs }).catch(() => undefined);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await writeFile(file, await drawPage(page, { x: 0, y: 0, width, height: sizes[width], scale }, quality));
    },
  };
}

async function createContext(
  browser: Browser,
  domain: string,
  isPlayer: boolean,
  port: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: sizes[1440] }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    // Each site in its own first language: only the first page of a tab would look at the browser's.
    sessionStorage.setItem('livery', '1');
    localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: false }));
  });
  if (!isPlayer) return context;
  const page = await context.newPage();
  await signInByForm(page, domain, { port });
  await page.close();
  return context;
}
