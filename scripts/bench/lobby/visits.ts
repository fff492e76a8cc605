import type { Browser, Page } from '@playwright/test';
import type { Stage } from './stage';

/** ms from the request of a document to its first paint with games, in a browser that has been there before. */
export async function firstPaint(browser: Browser, stage: Stage, path: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await slowDown(page);
  await page.goto(stage.address(path));
  const paint = await page.evaluate(async () => {
    const started = performance.now();
    while (performance.now() - started < 5000) {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      if (first && document.querySelector('[data-place] a')) return first.startTime;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Number.NaN;
  });
  await page.close();
  return paint;
}

/** ms from the press of a link to the frame in which the games of that page stand, within the application. */
export async function turnTo(page: Page, path: string, first: string): Promise<number> {
  return page.evaluate(
    async ([href, name]) => {
      const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
      if (!link || !href) throw new Error(`There is no link to ${href}.`);
      const start = performance.now();
      link.click();
      while (performance.now() - start < 10_000) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const stands =
          location.pathname === href &&
          [...document.querySelectorAll('[data-place] a')].some(({ textContent }) => textContent === name);
        if (stands) return performance.now() - start;
      }
      throw new Error(`${href} did not show ${name}.`);
    },
    [path, first] as const,
  );
}

/** Presses a link to a page without games, and waits until all that is left to do is done. */
export async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`There is no link to ${href}.`);
    link.click();
    while (location.pathname !== href || document.querySelector('[data-place]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quiet = 0; quiet < 3; quiet += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  }, path);
}

/** Signs the demo player in. */
export async function signIn(page: Page, stage: Stage): Promise<void> {
  await page.goto(stage.address('/login'));
  const form = page.getByRole('main').locator('[data-form="login"]');
  await form.getByLabel('Username').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('harbor-demo-1');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(stage.address('/'));
}

/** Four times slower than the machine, as a phone is; returns the session that did it. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}
