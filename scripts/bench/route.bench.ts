import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { portNumber } from '../serve/numberOption';
import { launchBrowser, serveBuild } from '../test/serving';
import type { BenchInPage } from './route/bareApplication';
import type { PlainPage } from './route/element';
import { printSpread, spreadOf } from './spread';

interface InPage {
  readonly bench: BenchInPage;
}

const limit = 2;
const rounds = 11;
const slowDown = 4;
const domain = 'lucky-harbor.example';
const pairs = [
  ['/slots', '/about'],
  ['/slots', '/casino'],
  ['/promotions', '/faqs'],
] as const;

/**
 * `npm run bench -- route [port]`: time from the press of a link to the first paint of the next page, everything loaded
 * before, at 4 × CPU slow-down, against React and its router alone with the same elements, in turns in one browser.
 */
export async function bench([text]: readonly string[]): Promise<boolean> {
  const root = process.cwd();
  const given = text === undefined ? undefined : portNumber(text);
  const server = given === undefined ? await serveBuild(root) : undefined;
  const port = given ?? server?.port ?? 0;
  const browser = await launchBrowser(root);
  console.log(`${domain}, ${rounds} rounds, ${slowDown} × CPU slow-down, milliseconds, median (lowest … highest):`);
  const medians: number[] = [];
  try {
    const script = await bareScript(root);
    for (const paths of pairs) {
      const viewport = { width: 1280, height: 800 };
      const ours = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
      const bare = await (await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true })).newPage();
      const pages = await openOurs(ours, port, paths, script);
      await openBare(bare, ours, pages, script);
      for (const page of [ours, bare])
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      const samples = { ours: [] as number[], bare: [] as number[], control: [] as number[] };
      for (let round = -2; round < rounds; round += 1) {
        for (const [kind, page] of [
          ['bare', bare],
          ['ours', ours],
          ['control', bare],
        ] as const) {
          const time = await thereAndBack(page, paths, kind === 'ours');
          if (round >= 0) samples[kind].push(time);
        }
      }
      const ratios = samples.ours.map(
        (time, index) => (2 * time) / ((samples.bare[index] ?? 0) + (samples.control[index] ?? 0)),
      );
      console.log(`${paths.join(' ⇄ ')}, ${pages.map(countOf).join(' and ')} elements:`);
      printSpread('React and its router alone', spreadOf(samples.bare), 1);
      printSpread('the same again (A/A)', spreadOf(samples.control), 1);
      printSpread('ours', spreadOf(samples.ours), 1);
      printSpread(`ratio (limit ${limit})`, spreadOf(ratios));
      printSpread('ratio of A/A', spreadOf(samples.control.map((time, index) => time / (samples.bare[index] ?? 1))));
      medians.push(spreadOf(ratios).median);
      await ours.context().close();
      await bare.context().close();
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
  return medians.every((median) => median <= limit);
}

/** Opens the site, goes to both pages, so that everything of them is there, and reads their elements. */
async function openOurs(
  page: Page,
  port: number,
  paths: readonly string[],
  script: string,
): Promise<readonly PlainPage[]> {
  await page.goto(`http://${domain}.localhost:${port}${paths[0] ?? ''}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(script);
  const pages: PlainPage[] = [];
  for (const path of [...paths.slice(1), paths[0] ?? '']) {
    await switchTo(page, path, true);
    await page.waitForLoadState('networkidle');
    pages.push(await page.evaluate(() => (window as unknown as InPage).bench.readPage()));
  }
  return pages;
}

/** Opens an empty document with the sheets of the first tab, and shows the same pages in it. */
async function openBare(page: Page, ours: Page, pages: readonly PlainPage[], script: string): Promise<void> {
  const sheets = await ours.evaluate(() =>
    [...document.querySelectorAll('style, link[rel=stylesheet]')].map((sheet) => sheet.outerHTML).join(''),
  );
  const body = await ours.evaluate(() => document.body.className);
  const html = await ours.evaluate(() =>
    [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).join(' '),
  );
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html ${html}><head>${sheets}</head><body class="${body}"><div id="root"></div></body></html>`,
        })
      : route.continue(),
  );
  await page.goto(ours.url());
  await page.evaluate(script);
  await page.evaluate((plain) => (window as unknown as InPage).bench.startBare(plain), pages);
  await page.waitForLoadState('networkidle');
}

/** Milliseconds of a switch to the second page and one back. */
async function thereAndBack(page: Page, [first, second]: readonly [string, string], isOurs: boolean): Promise<number> {
  let sum = 0;
  await page.bringToFront();
  for (const path of [second, first]) {
    sum += await switchTo(page, path, isOurs);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(150);
  }
  return sum / 2;
}

function switchTo(page: Page, path: string, isOurs: boolean): Promise<number> {
  return page.evaluate((wanted) => (window as unknown as InPage).bench.switchPage(wanted), {
    path,
    mark: markOf(path, isOurs),
  });
}

function markOf(path: string, isOurs: boolean): string {
  return isOurs ? `[data-page="${path.slice(1)}"]` : `[data-bare="${path}"]`;
}

function countOf({ layout, part }: PlainPage): number {
  const count = (element: PlainPage['layout']): number =>
    typeof element === 'string' ? 0 : 1 + element.children.reduce((sum, child) => sum + count(child), 0);
  return [layout, ...part].reduce((sum, element) => sum + count(element), 0);
}

async function bareScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'scripts/bench/route/bareApplication.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The bare application was not built.');
  return chunk.code;
}
