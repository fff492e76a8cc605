import { expect, test } from '@playwright/test';
import { connectSites, signInOnPlatform, walkSite, walkedSites } from './platformWalk';

/** A page of each kind that the specification fills, one that it does not fill, and one for players. */
const sample = ['/', '/hot', '/sports', '/slots', '/vip', '/inbox', '/account', '/deposit', '/faqs'];

// The nightly walks every page, in this manner and in "sparse".
test.describe.configure({ mode: 'default' });

for (const [index, mode] of (['php', 'sparse'] as const).entries()) {
  const domains = walkedSites.slice(index * 2, index * 2 + 2);
  test(`[CALL-X] sites on a platform that has the specification alone, in the manner "${mode}", have no dead end`, async ({ browser }) => {
    test.setTimeout(900_000);
    const sites = await connectSites(mode, domains);
    try {
      for (const domain of domains) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        expect(await walkSite(context, domain, { ...sites, paths: sample }), `${domain}, a guest`).toEqual([]);
        const page = await context.newPage();
        await signInOnPlatform(page, domain, sites.port);
        await page.close();
        expect(await walkSite(context, domain, { ...sites, paths: sample }), `${domain}, a player`).toEqual([]);
        await context.close();
      }
      expect(await sites.problems()).toEqual([]);
    } finally {
      await sites.stop();
    }
  });
}
