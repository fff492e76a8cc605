import { test as withPictures } from './test';

export { expect } from './test';

const isGate = (process.env['E2E_SEED'] ?? '') !== '';

/**
 * Playwright's `test` for what a player does and reads. The browser of the merge gate, which sets `E2E_SEED`, loads no
 * picture for it: they are half of what a home costs. Its tests of how pictures load, where they stand and what they
 * shift take `test` of tests/browser/test.ts; so do those that want the console empty of warnings, since the browser
 * warns of a picture that it fetches ahead and does not show. The nightly loads them everywhere.
 */
export const test = withPictures.extend<object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use(
        isGate
          ? { ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }
          : launchOptions,
      ),
    { scope: 'worker' },
  ],
});
