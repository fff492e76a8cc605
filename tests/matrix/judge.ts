import type { Page } from 'playwright';
import { barriersOf, wcag } from '../e2e/barriers';
import { illegibleText } from './boxes';
import { unseenSigns } from './signs';
import type { Tab } from './tab';
import { sentTo, type Visit } from './visits';

const maximumShift = 0.02;

/** Where fonts come after the page has been read, lines may break elsewhere; beyond this, browsers no longer call it good. */
const maximumShiftOfFonts = 0.1;

/** The narrowest window that a page must fit in, in px. */
const narrowest = 320;

/** Opens a visit's page and says what is wrong with it, one line each; empty when all is well. `onStep` hears what is looked at next. */
export async function judge(tab: Tab, visit: Visit, port: number, onStep: (step: string) => void): Promise<readonly string[]> {
  const { page: wanted, bundle } = visit;
  const { site } = bundle;
  const { page } = tab;
  const found: string[] = [];
  const expectSame = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) found.push(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  await page.setViewportSize(visit.window);
  onStep('opening');
  const answer = await tab.open(`http://${site.domain}.localhost:${port}${wanted.path}`);
  expectSame('the status', answer?.status(), 200);
  onStep('its title');
  const served = unescaped(/<title>(.*?)<\/title>/.exec((await answer?.text()) ?? '')?.[1] ?? '');
  const elsewhere = sentTo(visit);
  onStep('where it leads');
  if (elsewhere !== null) {
    await page.waitForURL((url) => url.pathname + url.hash === elsewhere, { timeout: 60_000 }).catch(() => undefined);
    await tab.settle();
  }
  const url = new URL(page.url());
  // Where somebody is sent to a page, an announcement may open over it.
  const isModal = elsewhere === null || elsewhere.includes('#');
  expectSame('the address', isModal ? url.pathname + url.hash : url.pathname, elsewhere ?? wanted.path);
  if (elsewhere === null) {
    expectSame('the title', await page.title(), served);
    expectSame('the page', await page.locator('[data-page]').getAttribute('data-page'), wanted.name);
    expectSame('the layout', await page.locator('[data-layout]').getAttribute('data-layout'), wanted.layout);
    expectSame('how far it is scrolled', await page.evaluate(() => window.scrollY), 0);
  }
  const title = await page.title();
  if (!title.includes(site.name)) found.push(`the title ${JSON.stringify(title)} does not name ${site.name}`);
  found.push(...(await faultsOf(page, onStep)));
  onStep('shifts');
  if (elsewhere === null) found.push(...(await shiftsOf(tab)));
  onStep('the narrowest window');
  if (visit.window.width < 600) {
    await page.setViewportSize({ ...visit.window, width: narrowest });
    found.push(...(await sidewaysOf(page)));
  }
  return [...found, ...tab.messages];
}

/** What has moved by itself since the page was opened, and what moves when the fonts come last. */
async function shiftsOf(tab: Tab): Promise<readonly string[]> {
  const ofPage = await tab.shift();
  const ofFonts = await tab.shiftOfFonts();
  const found: string[] = [];
  if (ofPage.sum > maximumShift) found.push(`shifts by ${ofPage.sum.toFixed(3)}, most by ${ofPage.moved}`);
  if (ofFonts.sum > maximumShiftOfFonts) found.push(`shifts by ${ofFonts.sum.toFixed(3)} when its fonts come late, most by ${ofFonts.moved}`);
  return found;
}

async function sidewaysOf(page: Page): Promise<readonly string[]> {
  const { wide, window } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, window: innerWidth }));
  return wide > window ? [`scrolls sideways: ${wide} px in a window of ${window} px`] : [];
}

/** What is wrong with the page as it stands. */
async function faultsOf(page: Page, onStep: (step: string) => void): Promise<readonly string[]> {
  const found: string[] = [];
  onStep('what it waits for');
  const waiting = page.locator('main [aria-busy=true]');
  if (
    !(await waiting
      .first()
      .waitFor({ state: 'hidden', timeout: 40_000 })
      .then(
        () => true,
        () => false,
      ))
  )
    found.push('still waiting for something');
  onStep('headings and ways');
  const headings = (await page.locator('h1:visible').allInnerTexts()).map((text) => text.trim());
  if (headings.length !== 1 || headings[0] === '') found.push(`headings of the first level: ${JSON.stringify(headings)}`);
  const { words, ways } = await page.evaluate(() => ({
    words: document.querySelector<HTMLElement>('main')?.innerText.trim().length ?? 0,
    ways: document.querySelectorAll('body a[href], body button').length,
  }));
  if (words === 0) found.push('nothing to read in its main part');
  if (ways === 0) found.push('a dead end: no link and no button');
  onStep('words');
  found.push(...(await sidewaysOf(page)), ...new Set(await page.evaluate(illegibleText)), ...(await page.evaluate(unseenSigns)));
  return [...found, ...(await barriersOf(page, { rules: wcag }, onStep)).map((line) => `axe ${line}`)];
}

function unescaped(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&amp;/g, '&');
}
