import { expect, test } from '@playwright/test';
import { gateShare } from '../gateShare';
import { connectSites, signInOnPlatform, walkSite, walkedSites } from './platformWalk';

/** Pages that the specification fills, and one that it does not fill: what a guest sees, then what a player does. */
const samples = { guest: ['/', '/sports', '/faqs', '/deposit'], player: ['/slots', '/vip', '/inbox', '/deposit'] };

const manners = [
  ['php', walkedSites[0]],
  ['sparse', walkedSites[2]],
] as const;

// The nightly walks every page of four sites in both manners.
for (const [mode, domain] of gateShare(manners, 0, ([name]) => name)) {
  test(`[CALL-X] a site on a platform that has the specification alone, in the manner "${mode}", has no dead end`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const sites = await connectSites(mode, [domain]);
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      expect(await walkSite(context, domain, { ...sites, paths: samples.guest }), `${domain}, a guest`).toEqual([]);
      const page = await context.newPage();
      await signInOnPlatform(page, domain, sites.port);
      await page.close();
      expect(await walkSite(context, domain, { ...sites, paths: samples.player }), `${domain}, a player`).toEqual([]);
      await context.close();
      expect(await sites.problems()).toEqual([]);
    } finally {
      await sites.stop();
    }
  });
}
