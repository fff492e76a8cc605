import type { Page } from '@playwright/test';
import { rememberAnnouncements } from '../browser/announced';
import { openIdle, untilIdle } from '../browser/idle';
import { illegibleText } from '../matrix/boxes';

/** Lets pages that are opened after this be measured, with nothing over them that is asked once. */
export async function prepareToRead(page: Page): Promise<void> {
  // What runs in the page is compiled with a helper that keeps the names of inner functions, and the page has none.
  await page.addInitScript('globalThis.__name = (inner) => inner;');
  await page.addInitScript(() => {
    localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: false }));
  });
  await rememberAnnouncements(page);
}

/** Says what of the words of the page that is open cannot be read, once it is idle, and whether it scrolls sideways. */
async function unreadableNow(page: Page): Promise<readonly string[]> {
  await untilIdle(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...new Set(await page.evaluate(illegibleText, true)),
    ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
  ];
}

/**
 * Opens a page once and makes the window narrower in place; says what of its words cannot be read in which width, in
 * px.
 */
export async function unreadableIn(page: Page, address: string, widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 });
    if (index === 0) await openIdle(page, address);
    found.push(...(await unreadableNow(page)).map((line) => `${width} px: ${line}`));
  }
  return found;
}
