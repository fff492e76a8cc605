import { expect, test } from '@playwright/test';
import { connectSites, signInOnPlatform, walkSite, walkedSites } from '../platformWalk';

for (const mode of ['php', 'sparse']) {
  test(`[CALL-X] every page of four sites on a platform that has the specification alone, in the manner "${mode}", has no dead end`, async ({ browser }) => {
    test.setTimeout(7_200_000);
    const sites = await connectSites(mode);
    const found: Record<string, readonly string[]> = {};
    for (const domain of walkedSites) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      found[`${domain}, a guest`] = await walkSite(context, domain, sites);
      const page = await context.newPage();
      await signInOnPlatform(page, domain, sites.port);
      await page.close();
      found[`${domain}, a player`] = await walkSite(context, domain, sites);
      await context.close();
    }
    const problems = await sites.problems();
    await sites.stop();
    expect(Object.entries(found).flatMap(([who, wrong]) => wrong.map((what) => `${who} ${what}`))).toEqual([]);
    expect(problems).toEqual([]);
  });
}
