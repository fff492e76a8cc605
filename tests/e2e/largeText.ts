import type { Page } from '@playwright/test';
import { untilIdle } from '../browser/idle';
import { illegibleText } from '../matrix/boxes';

/**
 * Runs in the browser: what can be pressed, and has a pixel in the boxes that cut it off. Returns what of the elements
 * of the last call has none any more, one line each; they are kept for the next call where none was kept.
 */
function outOfReach(): readonly string[] {
  const keeper = globalThis as unknown as { reachable?: readonly Element[] };
  const isReachable = (element: Element): boolean => {
    const whole = element.getBoundingClientRect();
    let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom];
    // What ends in an ellipsis says so, and the focus brings it into view.
    if (getComputedStyle(element.parentElement ?? element).textOverflow === 'ellipsis') return true;
    let isAbsolute = getComputedStyle(element).position === 'absolute';
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const isHolder = !isAbsolute || style.position !== 'static' || style.transform !== 'none';
      const box = at.getBoundingClientRect();
      if (isHolder && /hidden|clip/.test(style.overflowX))
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (isHolder && /hidden|clip/.test(style.overflowY))
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      // What is farther along in what scrolls can be reached.
      if (/auto|scroll/.test(style.overflowX)) [left, right] = [box.left, box.right];
      if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [box.top, box.bottom];
      if (style.position === 'fixed') break;
      isAbsolute = style.position === 'absolute' || (isAbsolute && !isHolder);
    }
    return right - left >= 4 && bottom - top >= 4;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]');
  if (!keeper.reachable) {
    const controls = document.querySelectorAll('a[href], button, input, select, summary');
    keeper.reachable = [...controls].flatMap((control) => {
      // A field is pressed by way of its label.
      const target = control.closest('label') ?? control;
      return isShown(target) && isReachable(target) ? [target] : [];
    });
    return [];
  }
  return keeper.reachable
    .filter((control) => control.isConnected && isShown(control) && !isReachable(control))
    .map((control) => {
      const part = control.closest('[data-part]')?.getAttribute('data-part') ?? 'page';
      return `out of reach: "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}" in ${part}`;
    });
}

/**
 * Doubles the size of text on the page that is open, as a setting of the browser does, and says what of its words is
 * cut then and was not before, and what can no longer be pressed (WCAG 1.4.4); empty where all is there.
 */
export async function lostInLargeText(page: Page): Promise<readonly string[]> {
  const cut = async () => (await page.evaluate(illegibleText, false)).filter((line) => line.startsWith('cut'));
  const before = new Set(await cut());
  await page.evaluate(outOfReach);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await untilIdle(page);
  return [...new Set([...(await cut()).filter((line) => !before.has(line)), ...(await page.evaluate(outOfReach))])];
}
