import { openIdle } from '../browser/idle';
import { expect, test } from '../browser/withoutPictures';
import { addressOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';
import { gateShare } from '../gateShare';

const harbor = 'lucky-harbor.example';

test.describe('a chosen language', () => {
  test('[ROUTE-3] [I18N-4] leads every address without a language to its page, with query and hash, in any tab', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openIdle(page, addressOf(harbor, '/about'));
    await page.locator('[data-part="language-switcher"] a[lang="fil"]').first().dispatchEvent('click');
    await expect(page).toHaveURL(addressOf(harbor, '/php/about'));
    const visits = [
      ['/', '/php'],
      ['/slots?provider=TIDEWELL&x=%20a#top', '/php/slots?provider=TIDEWELL&x=%20a#top'],
      ['/Slots', '/php/slots'],
      ['/no-such-page', '/php/no-such-page'],
      ['/%ff', '/php/%ff'],
      ['/cn/slots', '/cn/slots'],
    ] as const;
    for (const [asked, shown] of gateShare(visits, 0.4, ([path]) => path)) {
      await page.goto(addressOf(harbor, asked));
      await expect(page).toHaveURL(addressOf(harbor, shown));
    }
    const other = await context.newPage();
    await other.goto(addressOf(harbor, '/login'));
    await expect(other).toHaveURL(addressOf(harbor, '/php/login'));
  });

  test(
    '[ROUTE-3] [I18N-4] the main language may be chosen too, and then no address leads elsewhere',
    nightlyOnly,
    async ({ page, context }) => {
      await context.addCookies([{ name: 'locale', value: 'CN', domain: `${harbor}.localhost`, path: '/' }]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await openIdle(page, addressOf(harbor, '/cn/about'));
      await page.locator('[data-part="language-switcher"] a[lang="en"]').first().dispatchEvent('click');
      await expect(page).toHaveURL(addressOf(harbor, '/about'));
      await page.goto(addressOf(harbor, '/slots'));
      await expect(page).toHaveURL(addressOf(harbor, '/slots'));
    },
  );

  test.describe('a guess', () => {
    test.use({ locale: 'fil-PH' });
    test('[ROUTE-3] counts on a first visit alone', nightlyOnly, async ({ page }) => {
      await page.goto(addressOf(harbor, '/about'));
      await expect(page).toHaveURL(addressOf(harbor, '/php/about'));
      await page.goto(addressOf(harbor, '/slots'));
      await expect(page).toHaveURL(addressOf(harbor, '/slots'));
    });
  });
});
