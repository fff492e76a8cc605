import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { illegibleText } from '../matrix/boxes';

/** What the matrix says of a page that holds this. */
async function faultsOf(page: Page, body: string, strict = false): Promise<readonly string[]> {
  await page.addInitScript('globalThis.__name = (inner) => inner;');
  await page.goto('about:blank');
  await page.setContent(`<body style="margin:0;font:16px/20px monospace">${body}</body>`);
  return page.evaluate(illegibleText, strict);
}

test.describe('the measure of words that cannot be read finds', () => {
  test('a line cut by its box across or down, and says where', async ({ page }) => {
    const across = '<p data-part="price" style="width:60px;overflow:hidden;white-space:nowrap">1,234,567.00</p>';
    const down =
      '<section data-node="wins"><p style="height:28px;overflow:hidden;width:90px">two lines of words</p></section>';
    expect(await faultsOf(page, across + down)).toEqual([
      'cut: "1,234,567.00" in price',
      'cut: "two lines of words" in wins',
    ]);
  });

  test('words that stand on other words', async ({ page }) => {
    const both = '<b>Jackpot</b><i style="position:absolute;left:20px;top:4px">Balance</i>';
    expect(await faultsOf(page, both)).toEqual(['on each other: "Jackpot" in page and "Balance" in page']);
  });

  test('a box that is placed past a box that only cuts what flows in it', async ({ page }) => {
    const free =
      '<div style="overflow:hidden;height:10px"><p style="position:absolute;top:40px;margin:0">Out of it</p></div>';
    const held =
      '<div style="overflow:hidden;height:10px;position:relative"><p style="position:absolute;top:0;margin:0">Held by it</p></div>';
    expect(await faultsOf(page, free)).toEqual([]);
    expect(await faultsOf(page, held)).toEqual(['cut: "Held by it" in page']);
  });

  test('where it is strict, a float that cuts its own words, and words that run out of the window', async ({
    page,
  }) => {
    const bar =
      '<nav data-part="dock" style="position:fixed;bottom:0;left:0;width:60px;overflow:hidden;white-space:nowrap">Mag-sign up now</nav>';
    const over = '<p style="position:fixed;top:0;left:0">A float</p><p>Below it</p>';
    const wide =
      '<div style="overflow-x:clip"><p data-part="sum" style="margin-left:calc(100vw - 40px);white-space:nowrap">12,345,678</p></div>';
    expect(await faultsOf(page, bar + over + wide, true)).toEqual([
      'cut: "Mag-sign up now" in dock',
      'cut: "12,345,678" in sum',
    ]);
  });

  test('nothing where words can be scrolled to, end in an ellipsis, float over the page or are there for readers of the screen only', async ({
    page,
  }) => {
    const fine = [
      '<div style="overflow-x:auto;width:60px"><p style="white-space:nowrap">a row farther along</p></div>',
      '<p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">a long title</p>',
      '<p style="position:fixed;top:0;left:0">A float</p>',
      '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Only to hear</p>',
      '<p style="rotate:-6deg">Turned</p><p style="margin-top:-24px;transform:rotate(-6deg)">lettering</p>',
      '<p style="height:0;overflow:hidden">Folded away</p>',
      '<p aria-hidden="true" style="position:absolute;top:0">77</p>',
    ];
    expect(await faultsOf(page, fine.join(''))).toEqual([]);
  });

  test('nothing where the first letter of a text is several lines high and stands below a heading', async ({
    page,
  }) => {
    const dropped =
      '<style>p::first-letter{float:left;font-size:80px;line-height:.9}</style><h2 style="all:unset">Cup</h2><p style="margin:0">The tide turns at nine.</p>';
    expect(await faultsOf(page, dropped)).toEqual([]);
  });
});
