import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { sampledWindows } from './sampled';
import { signIn } from './signIn';
import { addressOf } from './sites';

/**
 * Runs in the browser: what of a header is not as it should be beside a long balance: a figure of it that is cut, and
 * controls without room, out of the window, or under others.
 */
function crowded(): readonly string[] {
  const named = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent.trim()).slice(0, 40);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[popover]:not(:popover-open), ul');
  const controls = [...document.querySelectorAll('[data-region=header] :is(a, button, summary)')].filter(isShown);
  const faults = controls.flatMap((control) => {
    const { left, right, top, width, height } = control.getBoundingClientRect();
    if (width < 4) return [`no room: ${named(control)}`];
    if (left < -1 || right > innerWidth + 1) return [`outside: ${named(control)}`];
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over === null || control.contains(over) || over.contains(control) ? [] : [`covered: ${named(control)}`];
  });
  const sums = [...document.querySelectorAll('[data-region=header] [translate=no]')].filter(
    (element) => isShown(element) && element.textContent.includes('234') && element.clientWidth > 4,
  );
  const cut = sums.filter(
    (sum) => sum.scrollWidth > sum.clientWidth + 1 && getComputedStyle(sum).overflowX !== 'visible',
  );
  return [
    ...faults,
    ...cut.map((sum) => `cut: ${sum.textContent}`),
    ...(sums.length === 0 ? ['the balance is not shown'] : []),
  ];
}

for (const { domain, width } of sampledWindows([320, 390, 1024, 1440], 'each'))
  test(`[STATE-4] a balance of millions is whole in the header of ${domain}, and covers nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, domain);
    await page.route('**/api/auth/get_balance', (route) =>
      route.fulfill({ json: { statusCode: 1, game_balance: 1234567.89, game_token: 0 } }),
    );
    await openIdle(page, addressOf(domain, '/promotions'));
    expect(await page.evaluate(crowded)).toEqual([]);
  });
