import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { browserArgs } from './scripts/test/browserArgs';

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

// Workers know no arguments, and must find the same projects.
if (process.argv.some((argument) => argument.includes('nightly'))) process.env['E2E_NIGHTLY'] = '1';

if (process.env['E2E_SEED'] && process.env['TEST_WORKER_INDEX'] === undefined)
  console.log(`Cases drawn by E2E_SEED=${process.env['E2E_SEED']}.`);

/**
 * What takes longest comes first, so that no worker is left with it at the end; those of the matrix are short and
 * alike.
 */
const projects: readonly Project[] = [
  { name: 'e2e', testDir: 'tests/e2e', testIgnore: '**/nightly/**' },
  { name: 'faults', testDir: 'tests/faults' },
  { name: 'matrix', testDir: 'tests/matrix' },
];

/** Wide ones that `npm test` does without: `npx playwright test --project nightly`. */
const nightly: Project = { name: 'nightly', testDir: 'tests/e2e/nightly' };

export default defineConfig({
  // The merge gate, which draws by E2E_SEED, leaves variants to the nightly (tests/browser/nightlyOnly.ts).
  grepInvert: process.env['E2E_SEED'] ? [/@nightly/] : [],
  testMatch: '**/*.e2e.ts',
  projects: process.env['E2E_NIGHTLY'] === undefined ? [...projects] : [...projects, nightly],
  globalSetup: './tests/browser/setup.ts',
  outputDir: '.cache/playwright/results',
  // One more than cores: a page that waits leaves its core to another.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 240_000,
  // How long a busy machine may take; what has to be fast is measured where it is claimed.
  expect: { timeout: 45_000 },
  use: {
    browserName: 'chromium',
    // A worker answers before routes of tests do. tests/e2e/webApp.e2e.ts is about it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Never the server's: a time that was written in its zone has to be noticed.
    timezoneId: 'Asia/Manila',
    // Motion costs a sixth of the run. The nightly has it (E2E_MOTION); tests of motion ask for it themselves.
    reducedMotion: process.env['E2E_MOTION'] === undefined ? 'reduce' : 'no-preference',
    screenshot: 'only-on-failure',
    // Actions, console and network. Pictures of each step cost a third of the run: `--last-failed --trace on` takes
    // them, too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(chromium !== undefined && existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [...browserArgs],
    },
  },
});
