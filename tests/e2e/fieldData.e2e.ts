import type { Page } from '@playwright/test';
import type { FieldReport } from '../../engine/fieldData/startFieldData';
import { look } from '../browser/control';
import { openIdle, untilIdle } from '../browser/idle';
import { expect, test } from '../browser/line';
import { nightlyOnly } from '../browser/nightlyOnly';
import { signInByForm } from './signIn';
import { addressOf, ask } from './sites';

const asking = 'daily-draw.example';
const free = 'wireframe.example';
const endpoint = '/api/field-data';

const reportsIn = async (world: string) =>
  (await look<{ readonly fieldData: readonly FieldReport[] }>(world)).fieldData;

/** Opens a page and waits until what comes late has come. */
async function openWhole(page: Page, address: string): Promise<void> {
  const code = page
    .waitForResponse(/\/service-worker\.js|\/assets\/startFieldData|\/assets\/e-/, { timeout: 45_000 })
    .catch(() => undefined);
  await openIdle(page, address);
  await page.keyboard.press('Shift');
  await code;
  await untilIdle(page);
}

/** Leaves the page, as a visitor who closes it. */
const leave = (page: Page) => page.goto('about:blank');

test.use({ locale: 'en-GB' });

test('before a player has agreed, and when they refuse, nothing is measured and nothing leaves', async ({
  page,
  world,
  line,
}) => {
  await openWhole(page, addressOf(asking, '/', line.port));
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('a fault');
    }),
  );
  await expect(page.locator('[data-part="consent"]')).toBeVisible();
  await leave(page);
  await openWhole(page, addressOf(asking, '/about', line.port));
  await page.locator('[data-part="consent"]').getByRole('button', { name: 'Necessary only' }).click();
  await leave(page);
  await openWhole(page, addressOf(asking, '/faqs', line.port));
  await leave(page);
  expect(line.heard.filter((request) => request.includes(endpoint))).toEqual([]);
  expect(await reportsIn(world)).toEqual([]);
});

test('once a player has agreed, speed and faults are reported when the page is left, and taking it back ends it', async ({
  page,
  world,
  line,
}) => {
  await openWhole(page, addressOf(asking, '/', line.port));
  await page.locator('[data-part="consent"]').getByRole('button', { name: 'Accept' }).click();
  await untilIdle(page);
  await leave(page);
  // Some figures are final when the page is hidden, others when it is gone.
  const vitals = async () =>
    (await reportsIn(world))
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.kind === 'vital' ? [event.name] : []));
  await expect.poll(vitals).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']));
  const [report] = await reportsIn(world);
  expect(report).toMatchObject({ version: 1, site: asking, page: 'home', locale: 'EN', viewport: 'desktopMedium' });
  const before = (await reportsIn(world)).length;
  await openWhole(page, addressOf(asking, '/about', line.port));
  await page.evaluate(() =>
    localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: false })),
  );
  await openWhole(page, addressOf(asking, '/faqs', line.port));
  await leave(page);
  expect((await reportsIn(world)).filter(({ page: name }) => name === 'faqs')).toEqual([]);
  expect((await reportsIn(world)).length).toBeGreaterThanOrEqual(before);
});

test(
  'a report names neither the player nor what an address asks for, and the sandbox shows it',
  nightlyOnly,
  async ({ page, world, line }) => {
    const player = await signInByForm(page, free, { port: line.port });
    await openWhole(page, addressOf(free, '/slots?search=secret-words', line.port));
    await page.evaluate(
      (name) =>
        setTimeout(() => {
          throw new Error(`The account "${name}" with 12345.67 at ${window.location.href} failed`);
        }),
      player.accountId,
    );
    await untilIdle(page);
    await leave(page);
    await expect
      .poll(async () => (await reportsIn(world)).flatMap(({ events }) => events).some(({ kind }) => kind === 'fault'))
      .toBe(true);
    const all = JSON.stringify(await reportsIn(world));
    for (const secret of [player.accountId, 'secret-words', '12345', 'token']) expect(all).not.toContain(secret);
    expect(all).toContain('Error: The account');
    const shown = (await ask(free, endpoint, { 'x-sandbox-world': world })).body.toString();
    expect(shown).toContain('<td>slots</td>');
  },
);

for (const [what, change, isSent] of [
  ['has no sendBeacon', () => void Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'), true],
  ['does not take a beacon', () => void (Navigator.prototype.sendBeacon = () => false), true],
  [
    'can send nothing that outlives a page',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
      const real = window.fetch;
      window.fetch = (input, init) => {
        if (init?.keepalive) throw new TypeError('This browser cannot.');
        return real(input, init);
      };
    },
    false,
  ],
] as const)
  test(`a browser that ${what} ${isSent ? 'reports all the same' : 'loses the report and nothing else'}`, async ({
    page,
    world,
    line,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.addInitScript(change);
    await openWhole(page, addressOf(free, '/', line.port));
    // Hidden, as by another tab: what this page then throws is still heard.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    if (isSent) await expect.poll(async () => (await reportsIn(world)).length).toBeGreaterThan(0);
    await untilIdle(page);
    await leave(page);
    expect(thrown).toEqual([]);
    if (!isSent) expect(await reportsIn(world)).toEqual([]);
  });
