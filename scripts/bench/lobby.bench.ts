import { existsSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { wholeFrom } from '../serve/numberOption';
import { browserArgs } from '../test/browserArgs';
import { openHandWritten, pressHearts } from './lobby/favourite';
import { figureOf, judge, print } from './lobby/figures';
import { createStage, type Stage } from './lobby/stage';
import { watchTasks, type TaskTimes } from './lobby/tasks';
import { firstPaint, leaveFor, signIn, slowDown, turnTo } from './lobby/visits';

const props = { paging: 'endless', limit: 60 };
/** The measured category, a small one, and another of the same small size as a control. */
const routes = { many: '/slots', few: '/arcade', control: '/fishing' } as const;
const sizes = { slot_game: 5000, arcade: 60, fishing: 60 };

/**
 * `npm run bench -- lobby [rounds]`: a category of 5,000 games beside one of 60, and our card beside a hand-written
 * one, all at 4 × slow-down.
 */
export async function bench([text = '9']: readonly string[]): Promise<boolean> {
  const rounds = wholeFrom(1)(text);
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const stage = await createStage(process.cwd(), sizes, { slots: props, arcade: props, fishing: props });
  const browser = await chromium.launch({
    ...(existsSync(path) ? { executablePath: path } : {}),
    args: ['--enable-precise-memory-info', ...browserArgs],
  });
  try {
    const met = [
      await paints(browser, stage, rounds),
      await turns(browser, stage, rounds),
      await distance(browser, stage),
    ];
    met.push(await typing(browser, stage), await hearts(browser, stage));
    return met.every(Boolean);
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** First paint of the served pages. */
async function paints(browser: Browser, stage: Stage, rounds: number): Promise<boolean> {
  console.log(`First paint with games, ${rounds} rounds, ms, median (lowest … highest):`);
  const names = ['many', 'few', 'control'] as const;
  const times = { many: [] as number[], few: [] as number[], control: [] as number[] };
  for (const name of names) await firstPaint(browser, stage, routes[name]);
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) times[name].push(await firstPaint(browser, stage, routes[name]));
  return compared(times);
}

/** First paint of the games on the way from page to page. */
async function turns(browser: Browser, stage: Stage, rounds: number): Promise<boolean> {
  console.log(`From the press of the menu to the games, ${rounds} rounds, ms:`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const names = ['many', 'few', 'control'] as const;
  const first: Record<string, string> = {};
  for (const name of names) {
    await page.goto(stage.address(routes[name]));
    first[name] = (await page.locator('[data-place] a').first().textContent()) ?? '';
  }
  await page.goto(stage.address('/about'));
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const times = { many: [] as number[], few: [] as number[], control: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    // Each is the first of a round in its turn, and all are come to from the same quiet page.
    for (const [place] of names.entries()) {
      const name = names[(place + round) % names.length] ?? 'many';
      const time = await turnTo(page, routes[name], first[name] ?? '');
      // The first round fetches.
      if (round > 0) times[name].push(time);
      await leaveFor(page, '/about');
    }
  }
  await page.close();
  return compared(times);
}

function compared(times: Readonly<Record<'many' | 'few' | 'control', readonly number[]>>): boolean {
  const figures = { many: figureOf(times.many), few: figureOf(times.few), control: figureOf(times.control) };
  print('5,000 games', figures.many, 'ms');
  print('60 games', figures.few, 'ms');
  print('60 games of another category (A/A)', figures.control, 'ms');
  console.log(`         A/A ${(figures.control.median / figures.few.median).toFixed(2)} ×`);
  return judge('5,000 against 60', figures.many.median / figures.few.median, 1.3);
}

/** A step at a pace at which names can be read, in px. */
const readingStep = 60;

/** A new page at the top of the list of 5,000, and its height in px. */
async function openLong(browser: Browser, stage: Stage): Promise<{ readonly page: Page; readonly height: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(stage.address(routes.many));
  await page.waitForLoadState('networkidle');
  await page.mouse.move(900, 500);
  return { page, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}

/**
 * How long the server may take for pictures that nobody has asked for before, in ms: thousands, drawn one by one on
 * whatever machine this is.
 */
const drawingMs = 600_000;

/**
 * Goes the whole way once unmeasured: the server draws each picture when it is first asked for, on the processors that
 * are measured.
 */
async function drawPictures(browser: Browser, stage: Stage): Promise<void> {
  const { page, height } = await openLong(browser, stage);
  for (let quarter = 0; quarter < 4; quarter += 1) await scroll(page, height / 300);
  await scroll(page, -readingStep);
  await page.waitForLoadState('networkidle', { timeout: drawingMs });
  await page.close();
}

/** Scrolls a list of 5,000 from end to end. */
async function distance(browser: Browser, stage: Stage): Promise<boolean> {
  await drawPictures(browser, stage);
  const { page, height } = await openLong(browser, stage);
  const session = await page.context().newCDPSession(page);
  const memory: { readonly heap: number; readonly nodes: number }[] = [];
  const quarters: TaskTimes[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    quarters.push(await watchTasks(session, () => scroll(page, height / 300)));
    memory.push(await memoryOf(page, session));
  }
  const tasks = {
    count: quarters.reduce((sum, { count }) => sum + count, 0),
    long: quarters.reduce((sum, { long }) => sum + long, 0),
    longest: Math.max(...quarters.map(({ longest }) => longest)),
  };
  const end = await page.evaluate(() => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight);
  const reading = await watchTasks(session, () => scroll(page, -readingStep));
  await page.close();
  console.log(
    `Scrolling ${Math.round(height / 1000)},000 px of 5,000 games, to ${Math.round(100 * end)} % of the way:`,
  );
  console.log(`  ${tasks.count} tasks, ${tasks.long} over 50 ms`);
  console.log(
    `  back at ${readingStep * 25} px a second, where each card is built: the longest ${reading.longest.toFixed(1)} ms, ${reading.long} of ${reading.count} over 50 ms`,
  );
  console.log(
    `  memory at the quarters: ${memory.map(({ heap, nodes }) => `${heap.toFixed(1)} MB, ${nodes} nodes`).join('; ')}`,
  );
  const [quarter] = memory;
  const last = memory.at(-1);
  return [
    judge('longest task while scrolling', tasks.longest, 50, 'ms'),
    judge('memory at the end against the first quarter', (last?.heap ?? 0) / (quarter?.heap ?? 1), 1.15),
    judge('nodes at the end against the first quarter', (last?.nodes ?? 0) / (quarter?.nodes ?? 1), 1.15),
    end > 0.95,
  ].every(Boolean);
}

/** A quarter of the way, or as long at another pace: 75 steps of so many px, 40 ms apart. */
async function scroll(page: Page, px: number): Promise<void> {
  for (let step = 0; step < 75; step += 1) {
    await page.mouse.wheel(0, px);
    await page.waitForTimeout(40);
  }
}

async function memoryOf(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.enable').then(() => session.send('Performance.getMetrics'));
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return { heap: heap / 1e6, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}

/** Types into the search of a list of 5,000, and takes it back. */
async function typing(browser: Browser, stage: Stage): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(stage.address(routes.many));
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.click();
  const session = await page.context().newCDPSession(page);
  const tasks = await watchTasks(session, async () => {
    await page.keyboard.type('golden typhoon', { delay: 120 });
    await page.waitForTimeout(1500);
    for (let letter = 0; letter < 14; letter += 1) await page.keyboard.press('Backspace', { delay: 60 });
    await page.waitForTimeout(1500);
  });
  await page.close();
  console.log('Typing fourteen letters into the search of 5,000 games, and taking them back:');
  console.log(`  ${tasks.count} tasks, ${tasks.long} over 50 ms`);
  return judge('longest task while typing', tasks.longest, 50, 'ms');
}

/** Presses hearts of players' cards and of hand-written ones, in turns. */
async function hearts(browser: Browser, stage: Stage): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, stage);
  await page.goto(stage.address(routes.many));
  await page.waitForLoadState('networkidle');
  const plain = await openHandWritten(browser, stage, page);
  const control = await openHandWritten(browser, stage, page);
  const pages = [page, plain, control] as const;
  const taken: [number[], number[], number[]] = [[], [], []];
  const work: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 6; round += 1) {
    for (const [index, other] of pages.entries()) {
      await other.bringToFront();
      for (const time of await pressHearts(other, 6)) {
        taken[index]?.push(time.paint);
        work[index]?.push(time.work);
      }
    }
  }
  await context.close();
  console.log('A favourite pressed among 60 cards, to the next paint, 36 presses, processor time at 4 × slow-down:');
  const [ours, byHand, again] = taken.map(figureOf);
  if (!ours || !byHand || !again) return false;
  print('our card', ours, 'ms');
  print('hand-written React card in a copy of the page', byHand, 'ms');
  print('the same again (A/A)', again, 'ms');
  const shapes = work.map(figureOf);
  console.log(
    `         of which until the page has its new shape: ${shapes.map(({ median }) => median.toFixed(1)).join(', ')} ms`,
  );
  console.log(`         A/A ${(again.median / byHand.median).toFixed(2)} ×`);
  return judge('our card against a hand-written one', ours.median / byHand.median, 1.5);
}
