import { test as base } from '@playwright/test';
import { endWorld, worldHeader } from './control';
import { withoutServiceWorkers } from './serviceWorkers';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The name of the test's own world in the sandbox: its players, money, faults and clock are nobody else's. */
  readonly world: string;
}

/** Playwright's `test`, in a world of the sandbox that is the test's own: every request of its pages names it. */
export const test = base.extend<Fixtures>({
  world: [
    async ({ browserName }, use, { testId, retry, repeatEachIndex }) => {
      const world = `${browserName}-${testId}-${repeatEachIndex}-${retry}`;
      await use(world);
      await endWorld(world);
    },
    { auto: true },
  ],
  extraHTTPHeaders: ({ world }, use) => use({ [worldHeader]: world }),
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') await withoutServiceWorkers(context);
    await use(context);
  },
});
