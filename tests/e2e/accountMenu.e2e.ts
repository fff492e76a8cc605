import { expect } from '@playwright/test';
import { nightlyOnly } from '../browser/nightlyOnly';
import { openIdle } from '../browser/idle';
import { test } from '../browser/withoutPictures';
import { axeViolationsIn, wcag } from './axeViolations';
import { signIn } from './signIn';
import { addressOf, demoSites, fiesta } from './sites';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** One site of each template. */
const domains = [...new Map(demoSites.map(({ domain, template }) => [template, domain])).values()];

for (const domain of new Set([fiesta.domain, ...domains])) {
  // Its header has another text colour than what unfolds below it.
  const title = `[STATE-6] the open account menu can be read, ${domain}`;
  test(title, domain === fiesta.domain ? {} : nightlyOnly, async ({ page }) => {
    const { fullName } = await signIn(page, domain);
    await openIdle(page, addressOf(domain, '/profile'));
    const menu = page.locator('[data-part="account-menu"]').filter({ visible: true }).first();
    await menu.locator('summary').click();
    const name = menu.getByText(fullName, { exact: true }).last();
    await expect(name).toBeVisible();
    // Of words in the very colour of their ground axe says nothing.
    const [words, ground] = await name.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.closest('details > div') ?? element).backgroundColor,
    ]);
    expect(words).not.toBe(ground);
    expect(await axeViolationsIn(page, { within: '[data-part="account-menu"][open]', rules: wcag })).toEqual([]);
  });
}
