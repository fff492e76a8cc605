import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4199);
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  // How long a busy machine may take; what has to be fast is measured where it is claimed.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://lucky-harbor.example.localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'npx tsx scripts/start.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: true,
    timeout: 120_000,
    stdout: 'ignore',
  },
});
