import { expect, test } from '../browser/test';
import { steer } from '../browser/control';
import { gateShare } from '../gateShare';
import { open } from './openAnswered';

const parts = '[data-part=rewards], [data-part=chat-button], [data-part=partners-button]';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of gateShare(['/register', '/login', '/contact-us'], 0, String))
  test(`[SHELL-1] [SHELL-2] [SHELL-3] what floats elsewhere stands at the end of ${path}, below all else`, async ({
    page,
  }) => {
    await open(page, 'lucky-harbor.example', path);
    const floating = page.locator(parts).filter({ visible: true });
    await expect(floating).toHaveCount(3);
    const footer = await page.locator('footer[data-region]').boundingBox();
    for (const part of await floating.all()) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((footer?.y ?? Infinity) + (footer?.height ?? 0));
    }
    await page.getByRole('button', { name: 'Close rewards' }).click();
    await expect(floating).toHaveCount(2);
  });

test('the end of a page stands still when the time of its figures goes', async ({ page, world }) => {
  // What came with the page is so old that the first user interaction asks for it again, and no sooner.
  await steer(world, { timeOffsetMs: 90_000 });
  await open(page, 'lucky-harbor.example', '/register');
  await expect(page.locator('body[data-as-of]')).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const place = () => page.locator('[data-part=rewards]').boundingBox();
  const before = await place();
  await page.keyboard.press('F2');
  await page.locator('body[data-current]').waitFor();
  expect(await place()).toEqual(before);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('body[data-as-of], body[data-current]')).toHaveCount(0);
});
