import { expect, it } from 'vitest';
import { findings } from './findings';

const asConfigured =
  'The configuration says how long a busy machine may take (vitest.config.ts, tests/fixtures/cleanPage.ts): leave the time-out out, or give a longer one.';

it.each([
  `waitFor(() => undefined, { timeout: 5_000 })`,
  `screen.findByText('x', {}, { timeout: 20_000 })`,
  `expect.poll(() => 1, { timeout: 10_000 })`,
  `it('x', { timeout: 60_000 }, () => undefined)`,
  `it('x', () => undefined, 60_000)`,
  `beforeAll(() => undefined, 120_000)`,
  `vi.setConfig({ testTimeout: 40_000 })`,
])('refuses less time than the configuration gives: %s', async (call) => {
  const source = `export const example = (waitFor, screen, expect, it, beforeAll, vi) => ${call};`;
  expect(await findings('widgets/marquee/Example.test.tsx', source)).toEqual([asConfigured]);
});

it('allows more', async () => {
  const source = `export const example = (it) => it('x', { timeout: 600_000 }, () => undefined);`;
  expect(await findings('widgets/marquee/Example.test.tsx', source)).toEqual([]);
});

it('refuses a wait that gives up after a second', async () => {
  const source = `export const wait = (vi) => vi.waitFor(() => undefined);`;
  expect(await findings('widgets/marquee/Example.test.tsx', source)).toEqual([
    'vi.waitFor gives up after a second. expect.poll, and waitFor of Testing Library, wait as long as the configuration says.',
  ]);
});

it('refuses less time in a browser test than its configuration gives, except for what may come in vain', async () => {
  const wait = `field.waitFor({ timeout: 30_000 })`;
  expect(await findings('tests/e2e/example.e2e.ts', `export const wait = (field) => ${wait};`)).toEqual([
    'playwright.config.ts says how long a busy machine may take (expect.timeout): leave the time-out out, or give no shorter one.',
  ]);
  const inVain = `export const wait = (field) => ${wait}.catch(() => undefined);`;
  expect(await findings('tests/e2e/example.e2e.ts', inVain)).toEqual([]);
});
