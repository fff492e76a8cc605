import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests run in Node; a component test starts with `// @vitest-environment jsdom`. Styles are compiled, so `.css.ts` imports work. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ['{engine,widgets,templates,scripts,schemas,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', 'tests/e2e/**', 'tests/matrix/**'],
    // Vitest leaves one core free, which on two cores is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['tests/fixtures/patience.ts', 'tests/fixtures/scrolling.ts'],
    testTimeout: 15_000,
    expect: { poll: { timeout: 5_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
