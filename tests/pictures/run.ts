import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expectKnown } from '../../scripts/options/refusal';
import { ScriptCommand } from '../../scripts/options/scriptCommand';
import type { Page } from 'playwright';
import { drawPage } from '../../scripts/test/drawPage';
import { launchBrowser } from '../../scripts/test/serving';
import type { ExampleData } from './exampleData';
import { serveExamples } from './exampleServer';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docs/pictures');
const width = 720;
/** What is longer is cut: a picture shows what a widget is, not all that it holds. */
const mostHigh = 640;
const quality = 62;
const shownPatienceMs = 120_000;
/** How long pictures and answers may take; what has not come by then is drawn as it waits. */
const settlePatienceMs = 6_000;

/**
 * `npm run pictures [-- <type>…]`: draws the first example of each widget, or of those that are named, for
 * docs/widgets.md (CARD-2). What shows nothing by itself has no picture. The check of the documentation looks whether
 * the files are there, not at what is on them.
 */
async function run(only: readonly string[]): Promise<void> {
  const types = (await readdir(join(root, 'widgets'), { withFileTypes: true })).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  expectKnown(only, 'a widget', types);
  const { address, exampleData, pictureTime, close } = await serveExamples(root);
  const browser = await launchBrowser(root);
  try {
    await mkdir(folder, { recursive: true });
    if (only.length === 0) for (const name of await readdir(folder)) await rm(join(folder, name));
    const page = await browser.newPage({ viewport: { width, height: mostHigh }, reducedMotion: 'reduce' });
    await page.clock.install({ time: pictureTime });
    await open(page, address);
    for (const type of only.length > 0 ? only : types) {
      const data = await exampleData(type);
      const drawn = data && (await draw(page, data, join(folder, `${type}.webp`)));
      console.log(`${type}: ${drawn ?? 'shows nothing by itself.'}`);
      // What does not show may still have closed the document for what comes after.
      if (drawn === undefined) await open(page, address);
    }
  } finally {
    await browser.close();
    await close();
  }
}

/** Opens the document that shows examples. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'show' in window, undefined, { timeout: shownPatienceMs });
}

/** Draws an example into a file and says how large it became; undefined where nothing is to be seen. */
async function draw(page: Page, data: ExampleData, file: string): Promise<string | undefined> {
  await page.evaluate(
    (example) => (window as unknown as { readonly show: (example: unknown) => Promise<void> }).show(example),
    data,
  );
  const isSettled = () =>
    document.querySelector('[data-region] *') !== null &&
    [...document.images].every(({ complete }) => complete) &&
    !document.querySelector('[aria-busy=true], [data-part=skeleton]');
  await page.waitForFunction(isSettled, undefined, { timeout: settlePatienceMs }).catch(() => undefined);
  await page.evaluate(() =>
    document.fonts.ready.then(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
  );
  const high = await page.evaluate((most) => {
    const parts = [...document.querySelectorAll('[data-region] *, dialog[open] *, [popover] *')].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1 && box.height > 1);
    return Math.min(most, Math.max(0, ...boxes.map(({ bottom }) => Math.ceil(bottom))) + 20);
  }, mostHigh);
  if (high <= 20) return undefined;
  const picture = await drawPage(page, { x: 0, y: 0, width, height: high, scale: 1 }, quality);
  await writeFile(file, picture);
  return `${width} × ${high} px, ${Math.ceil(picture.length / 1024)} kB`;
}

await new ScriptCommand('npm run pictures --')
  .description('Draws the first example of each widget for docs/widgets.md.')
  .argument('[types...]', 'only these widgets')
  .action(run)
  .parseAsync();
