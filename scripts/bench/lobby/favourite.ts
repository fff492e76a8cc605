import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { Stage } from './stage';
import { slowDown } from './visits';

/** What a press costs, in ms: until the page has its new shape, and until the frame that shows it has been painted. */
export interface PressTime {
  readonly work: number;
  readonly paint: number;
}

/** Presses hearts one after the other, each in a quiet moment right after a frame. */
export function pressHearts(page: Page, times: number): Promise<readonly PressTime[]> {
  return page.evaluate(async (count) => {
    const hearts = [...document.querySelectorAll<HTMLElement>('li button[aria-pressed]')].slice(0, 10);
    const taken: PressTime[] = [];
    for (let round = 0; round < count; round += 1) {
      const heart = hearts[round % hearts.length];
      if (!heart) throw new Error('There is no heart.');
      await new Promise((resolve) => setTimeout(resolve, 120));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const before = heart.getAttribute('aria-pressed');
      const start = performance.now();
      heart.click();
      // The press is shown in the same task or the next frame; style and layout are done by reading them.
      while (heart.getAttribute('aria-pressed') === before) await new Promise((resolve) => setTimeout(resolve, 0));
      heart.getBoundingClientRect();
      const work = performance.now() - start;
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(null);
        });
      });
      taken.push({ work, paint: performance.now() - start });
    }
    return taken;
  }, times);
}

/** A page of hand-written React cards with the same games. */
export async function openHandWritten(browser: Browser, stage: Stage, games: readonly { readonly name: string; readonly image: string }[]): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rolldownOptions: { input: join(import.meta.dirname, 'handWritten.ts') } },
  });
  const output = 'output' in built ? built.output : [];
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = stage.address('/hand-written');
  const style = 'ul{display:grid;grid-template-columns:repeat(5,1fr);list-style:none}.card{position:relative}button{position:absolute;top:0;right:0}';
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>${style}</style><div id="root"></div><script>lobbyGames=${JSON.stringify(games)}</script><script type="module">${code}</script>`,
    }),
  );
  await page.goto(address);
  await page.locator('li button').first().waitFor();
  await slowDown(page);
  return page;
}
