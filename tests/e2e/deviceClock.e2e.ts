import { untilIdle } from '../browser/idle';
import { nightlyOnly } from '../browser/nightlyOnly';
import { expect, test } from '../browser/withoutPictures';
import { signIn } from './signIn';
import { addressOf } from './sites';

const dayMs = 86_400_000;
const domain = 'lucky-harbor.example';

/** Pages with times, and what stands on each once it shows more than its heading. */
const pages = [
  ['/inbox', '[data-part="inbox"], main li'],
  ['/promotions', 'main article, main li'],
  ['/transaction-history', 'main table tbody tr'],
  ['/statement', 'main dl dd'],
  ['/mission', '[data-part="mission-board"] li'],
  ['/leaderboard', 'main table tbody tr'],
  ['/sports', 'main article, main li'],
] as const;

for (const days of [365, -365])
  test(
    `[CALL-X] a device whose clock is ${days} days off shows all of each page with times`,
    nightlyOnly,
    async ({ page }) => {
      await signIn(page, domain);
      await page.clock.install({ time: Date.now() + days * dayMs });
      for (const [path, filled] of pages) {
        await page.goto(addressOf(domain, path));
        await untilIdle(page);
        await expect(page.locator(filled).first(), path).toBeVisible();
        await expect(page.locator('main [data-part="skeleton"]'), path).toHaveCount(0);
        await expect(page.locator('main [data-part="empty"]'), path).toHaveCount(0);
        const times = await page.locator('main').innerText();
        expect(times, path).not.toMatch(/00:00:00/);
      }
    },
  );
