import { resolve } from 'node:path';
import { loadBundles } from '../../../scripts/config/readConfigs';
import { openIdle, untilIdle } from '../../browser/idle';
import { expect, test } from '../../browser/test';
import { signIn } from '../signIn';
import { addressOf, demoSites } from '../sites';
import { translatePages } from '../translated';

const { bundles } = loadBundles(resolve(import.meta.dirname, '../../..'));
/** The first site of each template. */
const looks = [...new Map(demoSites.toReversed().map((site) => [site.template, site])).values()];

for (const { domain, template } of looks)
  for (const role of ['guest', 'player'] as const)
    test(`every page of ${template} is used by a ${role} whose browser translates it`, async ({ page }) => {
      test.setTimeout(1_200_000);
      if (role === 'player') await signIn(page, domain);
      const errors = await translatePages(page);
      const routes = bundles.get(domain)?.site.routes ?? [];
      expect(routes.length).toBeGreaterThan(0);
      for (const { name, path } of routes) {
        await openIdle(page, addressOf(domain, path));
        await page.mouse.move(200, 300);
        await page.mouse.wheel(0, 400);
        await untilIdle(page);
        // Sends what is there, and presses what only changes the page.
        for (const form of await page.locator('main form[data-part="form"] [type="submit"]:visible').all())
          await form.click({ timeout: 5_000 }).catch(() => undefined);
        for (const button of (
          await page.locator('main button[aria-pressed]:visible, main [role="tab"]:visible').all()
        ).slice(0, 6))
          await button.click({ timeout: 5_000 }).catch(() => undefined);
        await untilIdle(page);
        expect(errors, name).toEqual([]);
      }
    });
