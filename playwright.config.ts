import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserArgs } from './scripts/test/browserArgs';

const port = Number(process.env['E2E_PORT'] ?? 4199);
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// Suites that visit each site take those that a seed draws, in CI a new one each time; without one, every site.
if (process.env['CI']) process.env['E2E_SEED'] ??= String(Date.now() % 1_000_000);
if (process.env['E2E_SEED'] && process.env['TEST_WORKER_INDEX'] === undefined) console.log(`Sites drawn by E2E_SEED=${process.env['E2E_SEED']}.`);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 240_000,
  // How long a busy machine may take; what has to be fast is measured where it is claimed.
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://lucky-harbor.example.localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    // Never the server's: a time that was written in its zone has to be noticed.
    timezoneId: 'Asia/Manila',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [...browserArgs],
    },
  },
  webServer: {
    command: 'npx tsx scripts/start.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: true,
    timeout: 300_000,
    stdout: 'ignore',
  },
});
