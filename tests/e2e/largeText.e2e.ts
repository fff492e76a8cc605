import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { lostInLargeText } from './largeText';
import { prepareToRead } from './readable';
import { sampledWindows } from './sampled';
import { addressOf } from './sites';

/**
 * What is still cut on homes, by template and width: lettering that is set as large as its place, and figures in cards
 * of half a phone. Nothing comes to this list.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'template5 390': ['button-second'],
  'template9 390': ['priced'],
  'template9 1280': ['game-search'],
  'template10 390': ['providers'],
  'template13 390': ['wordmark'],
  'template16 390': ['section-link'],
};

for (const { domain, template, width } of sampledWindows([390, 1280], 'each'))
  test(`[LAYOUT-1] no word of the home of ${domain} is cut, and all that can be pressed is in reach, where text is twice as large, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await prepareToRead(page);
    await openIdle(page, addressOf(domain, '/'));
    const left = known[`${template} ${width}`] ?? [];
    const lost = await lostInLargeText(page);
    expect(lost.filter((line) => !left.some((part) => line.endsWith(` in ${part}`)))).toEqual([]);
  });
