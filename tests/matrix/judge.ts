import { test, type Page } from '@playwright/test';
import { untilIdle } from '../browser/idle';
import { axeViolationsIn, wcag } from '../e2e/axeViolations';
import { addressOf } from '../e2e/sites';
import { illegibleText } from './boxes';
import type { Plan } from './plan';
import { unseenSigns } from './signs';
import type { Tab } from './tab';
import { nameOf, sentTo, windowOf, type TestCase } from './testCases';

const maximumShift = 0.02;

/**
 * Where fonts come after the page has been read, lines may break elsewhere; beyond this, browsers no longer call it
 * good.
 */
const maximumShiftOfFonts = 0.1;

/** The narrowest window that a page must fit in, in px. */
const narrowest = 320;

/**
 * Opens a test case's page once, changes the width of the window in place, and says what is wrong, one line each; empty
 * when all is well. The page is opened in the one window or the other by its name, so that loading is seen in each of
 * them.
 */
export async function judge(
  tab: Tab,
  testCase: TestCase,
  { widths, opensEach }: Pick<Plan, 'widths' | 'opensEach'>,
): Promise<readonly string[]> {
  const { page } = tab;
  const found: string[] = [];
  const note = (width: number, lines: readonly string[]) => found.push(...lines.map((line) => `${width} px: ${line}`));
  for (const [index, width] of turned(widths, nameOf(testCase)).entries()) {
    await page.setViewportSize(windowOf(width));
    const isOpened = index === 0 || opensEach;
    if (isOpened) note(width, await test.step(`opening at ${width} px`, () => opened(tab, testCase)));
    else await untilIdle(page);
    note(width, await faultsOf(page));
    if (sentTo(testCase) === null) note(width, await test.step('shifts', () => shiftsOf(tab, isOpened)));
  }
  if (widths.some((width) => width < 600)) {
    await page.setViewportSize(windowOf(narrowest));
    await untilIdle(page);
    note(narrowest, await sidewaysOf(page));
  }
  return [...found, ...tab.messages];
}

/** The widths, which begin with one that the name decides. */
function turned(widths: readonly number[], name: string): readonly number[] {
  const first = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, widths.length);
  return [...widths.slice(first), ...widths.slice(0, first)];
}

/** Opens the page of a test case; returns what is wrong with where it leads. */
async function opened(tab: Tab, testCase: TestCase): Promise<readonly string[]> {
  const { page: wanted, bundle } = testCase;
  const { page } = tab;
  const found: string[] = [];
  const expectSame = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) found.push(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  const answer = await tab.open(addressOf(bundle.site.domain, wanted.path));
  expectSame('the status', answer?.status(), 200);
  const served = unescaped(/<title>(.*?)<\/title>/.exec((await answer?.text()) ?? '')?.[1] ?? '');
  const elsewhere = sentTo(testCase);
  if (elsewhere !== null) {
    await page.waitForURL((url) => url.pathname + url.hash === elsewhere, { timeout: 60_000 }).catch(() => undefined);
    await untilIdle(page);
  }
  const url = new URL(page.url());
  expectSame('the address', url.pathname + url.hash, elsewhere ?? wanted.path);
  if (elsewhere === null) {
    expectSame('the title', await page.title(), served);
    expectSame('the page', await page.locator('[data-page]').getAttribute('data-page'), wanted.name);
    expectSame('the layout', await page.locator('[data-layout]').getAttribute('data-layout'), wanted.layout);
    expectSame('how far it is scrolled', await page.evaluate(() => window.scrollY), 0);
  }
  const title = await page.title();
  if (!title.includes(bundle.site.name))
    found.push(`the title ${JSON.stringify(title)} does not name ${bundle.site.name}`);
  return found;
}

/**
 * What has moved by itself since the page was opened, if it was opened in this window, and what moves when the fonts
 * come last.
 */
async function shiftsOf(tab: Tab, isOpened: boolean): Promise<readonly string[]> {
  const ofPage = isOpened ? await tab.shift() : { sum: 0, moved: '' };
  const ofFonts = await tab.shiftOfFonts();
  const found: string[] = [];
  if (ofPage.sum > maximumShift) found.push(`shifts by ${ofPage.sum.toFixed(3)}, most by ${ofPage.moved}`);
  if (ofFonts.sum > maximumShiftOfFonts)
    found.push(`shifts by ${ofFonts.sum.toFixed(3)} when its fonts come late, most by ${ofFonts.moved}`);
  return found;
}

async function sidewaysOf(page: Page): Promise<readonly string[]> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  return wide > window ? [`scrolls sideways: ${wide} px in a window of ${window} px`] : [];
}

/** What is wrong with the page as it stands. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = page.locator('main [aria-busy=true]');
  if (
    !(await waiting
      .first()
      .waitFor({ state: 'hidden', timeout: 60_000 })
      .then(
        () => true,
        () => false,
      ))
  )
    found.push('still waiting for something');
  const headings = (await page.locator('h1:visible').allInnerTexts()).map((text) => text.trim());
  if (headings.length !== 1 || headings[0] === '')
    found.push(`headings of the first level: ${JSON.stringify(headings)}`);
  const { words, ways } = await page.evaluate(() => ({
    words: document.querySelector<HTMLElement>('main')?.innerText.trim().length ?? 0,
    ways: document.querySelectorAll('body a[href], body button').length,
  }));
  if (words === 0) found.push('nothing to read in its main part');
  if (ways === 0) found.push('a dead end: no link and no button');
  found.push(
    ...(await sidewaysOf(page)),
    ...new Set(await page.evaluate(illegibleText, false)),
    ...(await page.evaluate(unseenSigns)),
  );
  const violations = await test.step('axe', () => axeViolationsIn(page, { rules: wcag }));
  return [...found, ...violations.map((line) => `axe ${line}`)];
}

function unescaped(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&amp;/g, '&');
}
