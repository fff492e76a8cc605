import { expect, test } from '../browser/withoutPictures';
import { addressOf } from './sites';
import { gateShare } from '../gateShare';

interface Visit {
  readonly domain: string;
  readonly account: string;
  readonly password: string;
  /** The modal in which the site signs in; left out: its page (ENTRY-1…3). */
  readonly modal?: string;
  /** The balance as the site's currency and the page's language write it. */
  readonly balance: string;
  /** Words of the default language. */
  readonly words: {
    readonly account: string;
    readonly password: string;
    readonly login: string;
    readonly logout: string;
    readonly favourite: string;
  };
  /** Another language of the site with its address and heading of the games page. */
  readonly other?: { readonly name: string; readonly path: string; readonly heading: string; readonly lang: string };
}

const english = {
  account: 'Username',
  password: 'Password',
  login: 'Log in',
  logout: 'Log out',
  favourite: 'Favourite: ',
};
const filipino = {
  account: 'Username',
  password: 'Password',
  login: 'Mag-log in',
  logout: 'Mag-log out',
  favourite: 'Paborito: ',
};

const visits: readonly Visit[] = [
  {
    domain: 'lucky-harbor.example',
    account: 'juan',
    password: 'harbor-demo-1',
    modal: 'loginmodal',
    balance: '₱12,480.50',
    words: english,
    other: { name: 'Filipino', path: '/php/slots', heading: 'Slots', lang: 'fil' },
  },
  {
    domain: 'fiesta-bola.example',
    account: 'liza',
    password: 'fiesta-demo-1',
    modal: 'modal-signin',
    balance: '₱3,250.00',
    words: filipino,
    other: { name: 'English', path: '/en/slots', heading: 'Slots', lang: 'en' },
  },
  { domain: 'daily-draw.example', account: 'edith', password: 'draw-demo-1', balance: '£184.20', words: english },
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const { domain, account, password, modal, balance, words, other } of gateShare(
  visits,
  0,
  (visit) => visit.domain,
)) {
  test.describe(domain, () => {
    test.use({ locale: words === filipino ? 'fil-PH' : 'en-GB' });

    test(`[STATE-4] [CAT-8] a player of ${domain} signs in, sees the balance, keeps a favourite, changes page and language, signs out`, async ({
      page,
    }) => {
      await page.goto(addressOf(domain));
      await page.getByRole('banner').getByRole('link', { name: words.login, exact: true }).first().click();
      await expect(page).toHaveURL(addressOf(domain, modal === undefined ? '/login' : `/#${modal}`));
      const form = page.getByRole(modal === undefined ? 'main' : 'dialog').locator('[data-form="login"]');
      await form.getByLabel(words.account).fill(account);
      await form.getByLabel(words.password, { exact: true }).fill(password);
      await form.getByRole('button', { name: words.login, exact: true }).click();

      await expect(page).toHaveURL(addressOf(domain));
      await expect(page.getByRole('banner').getByText(balance).first()).toBeVisible();

      await page.goto(addressOf(domain, '/slots'));
      await expect(page.getByRole('banner').getByText(balance).first()).toBeVisible();
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${words.favourite}`) })
        .first();
      const name = (await heart.getAttribute('aria-label')) ?? '';
      const kept = page.waitForResponse((response) => response.url().endsWith('/api/home/fav_add') && response.ok());
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await kept;
      await page.reload();
      await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'true');

      if (other) {
        const banner = page.getByRole('banner');
        await banner.locator('[data-part="language-switcher"] summary').first().click();
        await banner.getByRole('link', { name: other.name, exact: true }).first().click();
        await expect(page).toHaveURL(addressOf(domain, other.path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
        await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
        await expect(page.getByRole('banner').getByText(balance).first()).toBeVisible();
        // The choice is remembered, so the way back is the same switch.
        await banner.locator('[data-part="language-switcher"] summary').first().click();
        await banner
          .getByRole('link', { name: words === filipino ? 'Filipino' : 'English', exact: true })
          .first()
          .click();
        await expect(page).toHaveURL(addressOf(domain, '/slots'));
      }

      await page.getByRole('banner').locator('[data-part="account-menu"] summary:visible').first().click();
      await page.getByRole('banner').getByRole('button', { name: words.logout, exact: true }).first().click();
      await expect(
        page.getByRole('banner').getByRole('link', { name: words.login, exact: true }).first(),
      ).toBeVisible();
      await expect(page.getByText(balance)).toHaveCount(0);
      await page.reload();
      await expect(
        page.getByRole('banner').getByRole('link', { name: words.login, exact: true }).first(),
      ).toBeVisible();
    });

    test(`[STATE-4] ${domain} says why a sign-in failed and keeps what was typed`, async ({ page }) => {
      await page.goto(addressOf(domain, '/login'));
      const form = page.getByRole('main').locator('[data-form="login"]');
      await form.getByRole('button', { name: words.login, exact: true }).click();
      await expect(form.getByLabel(words.account)).toBeFocused();
      await form.getByLabel(words.account).fill(account);
      await form.getByLabel(words.password, { exact: true }).fill('wrong');
      await form.getByRole('button', { name: words.login, exact: true }).click();
      await expect(form.getByLabel(words.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('[data-part="field-error"]')).toHaveCount(1);
      await expect(form.getByLabel(words.account)).toHaveValue(account);
    });
  });
}

test('[ROUTE-7] a guest who opens a player’s page comes back to it after signing in', async ({ page }) => {
  await page.goto(addressOf('daily-draw.example', '/deposit?method=card'));
  await expect(page).toHaveURL(addressOf('daily-draw.example', '/login?next=%2Fdeposit%3Fmethod%3Dcard'));
  const form = page.getByRole('main').locator('[data-form="login"]');
  await form.getByLabel('Username').fill('edith');
  await form.getByLabel('Password', { exact: true }).fill('draw-demo-1');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(addressOf('daily-draw.example', '/deposit?method=card'));
});

test('[STATE-6] signing out reaches the other tabs', async ({ page, context }) => {
  await page.goto(addressOf('lucky-harbor.example', '/login'));
  const form = page.getByRole('main').locator('[data-form="login"]');
  await form.getByLabel('Username').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('harbor-demo-1');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(addressOf('lucky-harbor.example'));
  const second = await context.newPage();
  await second.goto(addressOf('lucky-harbor.example', '/about'));
  const banner = second.getByRole('banner');
  await expect(banner.getByText('₱12,480.50').first()).toBeVisible();
  // The mark by which a player's parts have their room before scripts come follows who is here.
  await expect(page.locator('html[data-auth]')).toBeAttached();
  await banner.locator('[data-part="account-menu"] summary:visible').first().click();
  await banner.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect(second.locator('html:not([data-auth])')).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  await expect(page.locator('html:not([data-auth])')).toBeAttached();
});
