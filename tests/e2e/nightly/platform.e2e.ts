import { expect, test } from '@playwright/test';
import { connectSites, signInOnPlatform, walkSite, walkedSites } from '../platformWalk';

for (const mode of ['php', 'sparse'])
  for (const domain of walkedSites)
    test(`[CALL-X] every page of ${domain} on a platform that has the specification alone, in the manner "${mode}", has no dead end`, async ({
      browser,
    }) => {
      test.setTimeout(7_200_000);
      const sites = await connectSites(mode, [domain]);
      try {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const found = (await walkSite(context, domain, sites)).map((what) => `a guest ${what}`);
        const page = await context.newPage();
        await signInOnPlatform(page, domain, sites.port);
        await page.close();
        found.push(...(await walkSite(context, domain, sites)).map((what) => `a player ${what}`));
        await context.close();
        expect(found).toEqual([]);
        expect(await sites.problems()).toEqual([]);
      } finally {
        await sites.stop();
      }
    });
