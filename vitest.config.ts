import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A file that takes minutes, started last, would leave a core with nothing to do: it comes first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('tests/newParts.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests run in Node; a component test starts with `// @vitest-environment jsdom`. Styles are compiled, so `.css.ts` imports work. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ['{engine,widgets,templates,scripts,schemas,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', 'tests/e2e/**', 'tests/matrix/**'],
    // Vitest leaves one core free, which on two cores is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['tests/fixtures/patience.ts', 'tests/fixtures/scrolling.ts'],
    sequence: { sequencer: LongestFirst },
    // How long a busy machine may take; what has to be fast is compared with something else in the same run.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
