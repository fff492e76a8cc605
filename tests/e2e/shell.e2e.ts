import type { Page } from '@playwright/test';
import { comeLate } from '../browser/pace';
import { expect, test } from '../browser/test';
import { untilIdle } from '../browser/idle';
import { sampled, sampledWindows } from './sampled';
import { signIn } from './signIn';
import { addressOf, siteFileOf } from './sites';
import { nightlyOnly } from '../browser/nightlyOnly';
import { open } from './openAnswered';

const parts = '[data-part=rewards], [data-part=chat-button], [data-part=partners-button]';

/**
 * Names of what floats on a site's pages by its switches, in their order; two or more fold into one button on a phone.
 */
function shownOn(domain: string, width: number): string {
  const { features = {}, liveChat } = siteFileOf(domain);
  const shown = {
    rewards: features['gamify'],
    'chat-button': liveChat?.status,
    'partners-button': features['partners'],
  };
  const names = Object.entries(shown).flatMap(([part, isOn]) => (isOn ? [part] : []));
  return width < 768 && names.length > 1 ? '' : names.join(' ');
}

/**
 * Keeps what floats, each time it has changed, from the moment that the markup of a page is there; returns what reads
 * it.
 */
async function watchShown(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((floats) => {
    const states: string[] = [];
    Object.assign(window, { shown: states });
    const note = () => {
      const all = [...document.querySelectorAll<HTMLElement>(`[data-part=shell] :is(${floats})`)];
      const names = all.flatMap((part) => (part.checkVisibility() ? (part.dataset['part'] ?? '') : [])).join(' ');
      if (states.at(-1) !== names) states.push(names);
    };
    addEventListener('DOMContentLoaded', () => {
      note();
      new MutationObserver(note).observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['class', 'hidden'],
      });
    });
  }, parts);
  return () => page.evaluate(() => (window as unknown as { readonly shown: readonly string[] }).shown);
}

/** Text and controls of the footer and the bar at the foot of the window that lie under what floats. */
function covered(page: Page, below: string): Promise<string[]> {
  return page.evaluate(
    ([floats, places]) => {
      const boxes = [...document.querySelectorAll(`[data-part=shell] :is(${floats}, button[data-fold])`)].map((part) =>
        part.getBoundingClientRect(),
      );
      const meets = (a: DOMRect) =>
        boxes.some((b) => a.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
      const leaves = [...document.querySelectorAll(`:is(${places}) :is(a, button, p, span, img, svg)`)].filter(
        (leaf) => leaf.children.length === 0,
      );
      return leaves
        .filter((leaf) => leaf.checkVisibility({ visibilityProperty: true }) && meets(leaf.getBoundingClientRect()))
        .map((leaf) => leaf.outerHTML.slice(0, 120));
    },
    [parts, below] as const,
  );
}

for (const { domain, browser, width } of sampledWindows([360, 768, 1440]))
  test.describe(`${domain} at ${width} px`, () => {
    test.use({ locale: browser, viewport: { width, height: width < 768 ? 700 : 900 } });

    test('[SHELL-1] [SHELL-2] [SHELL-3] shows what floats from the start, and it covers neither footer, bar nor a main button', async ({
      page,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
      const shown = await watchShown(page);
      await open(page, domain);
      expect(await shown()).toEqual([shownOn(domain, width)]);
      expect(await covered(page, '[data-part=dock], [data-part=mobile-tabs]')).toEqual([]);

      // The first user interaction hydrates it as it stands.
      await page.keyboard.press('Shift');
      await untilIdle(page);
      expect(await shown()).toEqual([shownOn(domain, width)]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await untilIdle(page);
      expect(await covered(page, '[data-region=footer], [data-part=dock], [data-part=mobile-tabs]')).toEqual([]);

      const under = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('main [data-part=button-primary]')].filter((button) =>
          button.checkVisibility(),
        );
        return buttons.flatMap((button) => {
          button.scrollIntoView({ block: 'center', inline: 'center' });
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const isUnder = [left + 4, right - 4].some((x) =>
            [top + 4, bottom - 4].some((y) => document.elementFromPoint(x, y)?.closest('[data-part=shell]')),
          );
          return isUnder ? [button.outerHTML] : [];
        });
      });
      expect(under).toEqual([]);
      expect(said).toEqual([]);
    });
  });

const phones = [
  [320, 568],
  [320, 640],
  [375, 667],
  [390, 844],
  [430, 932],
] as const;

for (const [width, height] of sampled(
  phones,
  0.2,
  ([w, h]) => `${w} ${h}`,
  () => ['any'],
))
  test(
    `[SHELL-1] [SHELL-2] what floats over Half covers nothing of its first chapter at ${width} by ${height} px`,
    nightlyOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, 'halfmoon.example');
      expect(await covered(page, '[data-part=chapter-lead], [data-part=chapter-beside]')).toEqual([]);
      // Nor any way in when the page has been scrolled.
      await page
        .locator('[data-part=chapter-ways]')
        .first()
        .evaluate((ways) => ways.scrollIntoView({ block: 'end' }));
      const scrolled = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
      );
      await page.mouse.wheel(0, 160);
      await scrolled;
      expect(await covered(page, '[data-part=chapter-ways]')).toEqual([]);
    },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SHELL-1] [SHELL-2] [SHELL-3] what floats is folded into one button, unfolds by it, is pressed, closed and folded again', async ({
    page,
  }) => {
    await open(page, 'lucky-harbor.example', '/about');
    const floating = page.locator(parts).filter({ visible: true });
    const fold = page.getByRole('button', { name: 'Rewards, help and partners' });
    await expect(floating).toHaveCount(0);
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(floating).toHaveCount(3);
    // A press before the widgets have taken the place of what was served is kept for them, one that is only tried too.
    await expect(page.locator('[data-part=shell] > [data-part=rewards]')).toHaveCount(1);
    // Each is in the window and free, the way to close the rewards too.
    const targets = page.locator(`:is(${parts}):is(a, button), [data-part=rewards] > :is(a, button)`);
    await expect(targets).toHaveCount(4);
    for (const target of await targets.all()) await target.click({ trial: true });
    await page.getByRole('button', { name: 'Close rewards' }).click();
    await expect(floating).toHaveCount(2);
    await page.locator('[data-part=partners-button]').click();
    await page.getByRole('dialog', { name: 'Partners' }).getByRole('button', { name: 'Collapse' }).click();
    await fold.click();
    await expect(floating).toHaveCount(0);
  });
});

test(
  '[SHELL-2] the partners button opens the logos with their links; the arrow folds them away',
  nightlyOnly,
  async ({ page }) => {
    await open(page, 'lucky-harbor.example');
    await page.locator('[data-part=partners-button]').click();
    const dialog = page.getByRole('dialog', { name: 'Partners' });
    const links = dialog.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeGreaterThan(2);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      expect((await link.innerText()).trim()).not.toBe('');
      await expect(link.locator('img')).toHaveJSProperty('complete', true);
    }
    await dialog.getByRole('button', { name: 'Collapse' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'what floats comes without a complaint for a player whose code for it arrives late',
  nightlyOnly,
  async ({ page }) => {
    await signIn(page, 'lucky-harbor.example');
    await comeLate(page, /\/play-?clock-[^/]+\.js$/i, 1_500);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const path of ['/about', '/faqs']) {
      await page.goto(addressOf('lucky-harbor.example', path));
      await expect(page.locator('[data-part=shell] [data-part=chat-button]')).toBeVisible();
      await expect(page.locator('[data-part=shell] [data-part=play-clock]')).toBeVisible();
    }
    expect(said).toEqual([]);
  },
);

test('what floats makes room for messages only while there are some', nightlyOnly, async ({ page }) => {
  await open(page, 'halfmoon.example', '/login');
  const rewards = page.locator('[data-part=rewards]');
  const form = page.locator('main [data-form="login"]');
  await form.getByLabel('Username').fill('nobody');
  await form.getByLabel('Password', { exact: true }).fill('no-such-player-1');
  const before = await rewards.boundingBox();
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  // The place of the messages comes with the first answer; the form itself says what was wrong.
  await expect(page.locator('[data-part=toasts]')).toBeAttached();
  await expect(form.getByText('The username or password isn’t correct.')).toBeVisible();
  await rewards.evaluate((float) => Promise.all(float.getAnimations().map(({ finished }) => finished)));
  expect(await rewards.boundingBox()).toEqual(before);
});
