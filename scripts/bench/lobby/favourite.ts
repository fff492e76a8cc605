import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { Stage } from './stage';
import { slowDown, traceOf } from './tasks';

/**
 * What a press costs the page's main thread, in ms of a processor four times slower: until the page has its new shape,
 * and until the frame that shows it is painted.
 */
export interface PressTime {
  readonly work: number;
  readonly paint: number;
}

/**
 * Presses hearts one after the other, each in a quiet moment right after a frame. The times are the thread's own, so
 * that neither other programs on the machine nor the wait for the next frame count.
 */
export async function pressHearts(page: Page, times: number): Promise<readonly PressTime[]> {
  const session = await page.context().newCDPSession(page);
  const marks = await traceOf(session, 'blink.user_timing', () => page.evaluate(press, times));
  await session.detach();
  const at = (name: string) => marks.filter((mark) => mark.name === name).map(({ tts = 0 }) => (slowDown * tts) / 1000);
  const [pressed, shaped, painted] = [at('heart-pressed'), at('heart-shaped'), at('heart-painted')];
  return pressed.map((start, index) => ({ work: (shaped[index] ?? 0) - start, paint: (painted[index] ?? 0) - start }));
}

/** In the browser. */
async function press(times: number): Promise<void> {
  const hearts = [...document.querySelectorAll<HTMLElement>('li button[aria-pressed]')].slice(0, 10);
  for (let round = 0; round < times; round += 1) {
    const heart = hearts[round % hearts.length];
    if (!heart) throw new Error('There is no heart.');
    await new Promise((resolve) => setTimeout(resolve, 250));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const before = heart.getAttribute('aria-pressed');
    performance.mark('heart-pressed');
    heart.click();
    // The press is shown in the same task or the next frame; style and layout are done by reading them.
    while (heart.getAttribute('aria-pressed') === before) await new Promise((resolve) => setTimeout(resolve, 0));
    heart.getBoundingClientRect();
    performance.mark('heart-shaped');
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(null);
      });
    });
    performance.mark('heart-painted');
  }
}

/** What hand-written cards show, and the class names and drawings that make them look like ours. */
export interface HandWrittenCards {
  readonly games: readonly { readonly name: string; readonly studio: string; readonly image: string }[];
  readonly classes: Readonly<Record<keyof typeof parts, string>>;
  /** Addresses of the drawings of an empty and a full heart. */
  readonly hearts: readonly [string, string];
  /** What the platform is told of a favourite that goes and one that comes. */
  readonly calls: readonly [Told, Told];
}

/** A call as a page sent it. */
interface Told {
  readonly url: string;
  readonly body: string;
}

/** Where our card has the part of a name. */
const parts = {
  card: 'article',
  frame: '[data-part=tile-picture]',
  picture: 'img',
  play: '[data-part=tile-play]',
  head: '[data-part=tile-picture] + div',
  name: 'a',
  line: 'p',
  studio: 'p span',
  heart: 'button',
  icon: 'button svg',
} as const;

/**
 * A copy of a page of ours without its scripts, in which the cards are hand-written React: the same document, styles
 * and games around them, so that the two differ in who keeps and draws a favourite. Both tell the platform of it, and
 * take it back where that refuses.
 */
export async function openHandWritten(browser: Browser, stage: Stage, ours: Page): Promise<Page> {
  const calls = [await toldByPress(ours), await toldByPress(ours)].sort(
    (one, other) => Number(one.url.includes('add')) - Number(other.url.includes('add')),
  );
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rolldownOptions: { input: join(import.meta.dirname, 'handWritten.ts') } },
  });
  const output = 'output' in built ? built.output : [];
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n');
  const { cards, html } = await ours.evaluate(copied, parts);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = stage.address('/hand-written');
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${html}<script>lobbyCards=${JSON.stringify({ ...cards, calls })}</script><script type="module">${code}</script>`,
    }),
  );
  await page.goto(address);
  await page.locator('li button[aria-pressed]').first().waitFor();
  return page;
}

/** Presses the first heart and returns what the platform was told. */
async function toldByPress(ours: Page): Promise<Told> {
  const asking = ours.waitForRequest(/\/api\/home\/fav_(?:add|remove)$/);
  await ours.locator('li button[aria-pressed]').first().click();
  const request = await asking;
  await request.response();
  return { url: request.url(), body: request.postData() ?? '' };
}

/** In the browser: what the cards show, and the document without them and without scripts. */
function copied(selectors: typeof parts): { readonly cards: Omit<HandWrittenCards, 'calls'>; readonly html: string } {
  const items = [...document.querySelectorAll('[data-place]')];
  const classes = Object.fromEntries(
    Object.entries(selectors).map(([part, selector]) => [
      part,
      items[0]?.querySelector(selector)?.getAttribute('class') ?? '',
    ]),
  );
  const games = items.map((item) => ({
    name: item.querySelector('a')?.textContent ?? '',
    studio: item.querySelector('p')?.textContent ?? '',
    image: item.querySelector('img')?.getAttribute('src') ?? '',
  }));
  const empty = document.querySelector('[aria-pressed=false] use')?.getAttribute('href') ?? '';
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  const list = copy.querySelector('[data-place]')?.parentElement;
  list?.replaceChildren();
  list?.setAttribute('data-cards', '');
  return {
    cards: { games, classes: classes as HandWrittenCards['classes'], hearts: [empty, `${empty}-filled`] },
    html: copy.outerHTML,
  };
}
