import type { Page } from '@playwright/test';
import { pace } from '../browser/pace';
import { expect, test } from '../browser/withoutPictures';
import { openIdle } from '../browser/idle';
import { addressOf } from './sites';
import { gateShare } from '../gateShare';

/** Notes every animation that a script starts in the page: its time in ms and its easing. */
async function watchAnimations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenAnimations: seen });
    const animate = Reflect.get(Element.prototype, 'animate') as (
      this: Element,
      frames: unknown,
      options: unknown,
    ) => Animation;
    Element.prototype.animate = function (this: Element, frames: unknown, options: unknown) {
      const { duration, easing } = options as KeyframeAnimationOptions;
      seen.push(`${String(duration)} ms ${String(easing)}`);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenAnimations: readonly string[] }).seenAnimations);
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const reducedMotion of gateShare(['no-preference', 'reduce'] as const, 0, String))
  test(`[VIEW-3] lists that change move in 250 ms, ease-in-out, for people with ${reducedMotion === 'reduce' ? 'less motion: not at all' : 'no preference'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const seen = await watchAnimations(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openIdle(page, addressOf('lucky-harbor.example', '/slots'));
    expect(loaded.filter((url) => url.includes('auto-animate'))).toEqual([]);
    const boxes = page.locator('[data-part="facet-group"] input:visible');
    await boxes.nth(0).click();
    const chips = page.locator('[data-part="browser-line"] li');
    await expect(chips).toHaveCount(2);
    // A press is a user interaction: by now the animation is on its way. Imported here as well, it is certain to run.
    const address = () => loaded.find((url) => url.includes('auto-animate')) ?? '';
    await expect.poll(address).not.toBe('');
    await page.evaluate((url) => import(url), address());
    const before = (await seen()).length;
    await boxes.nth(1).click();
    await expect(chips).toHaveCount(3);
    const moves = async () => [...new Set((await seen()).slice(before))].sort();
    // What is new fades in once the others have made room.
    if (reducedMotion === 'no-preference') await expect.poll(moves).toEqual(['250 ms ease-in-out', '375 ms ease-in']);
    await pace('nothing');
    expect(await moves()).toEqual(reducedMotion === 'reduce' ? [] : ['250 ms ease-in-out', '375 ms ease-in']);
  });
