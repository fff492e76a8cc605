import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { styleNamesPlugin } from './scripts/test/styleNames.ts';
import { TestOrder } from './scripts/test/testOrder.ts';

const everywhere = '{engine,widgets,templates,scripts,schemas,tests}/**/*';
const componentTests = [`${everywhere}.test.tsx`, `${everywhere}.dom.test.ts`];
const left = ['**/node_modules/**', 'dist/**', '.cache/**', 'tests/e2e/**', 'tests/matrix/**'];
/** What takes minutes because it runs the tools themselves, and what measures time: only with `--project nightly`. */
const nightly = ['tests/nightly/**/*.test.ts', 'scripts/bench/{history,validation}.test.ts'];
/** What asks a server that runs: only with `--project server`, after the code has been built. */
const server = ['tests/server/**/*.test.ts'];
const isNamed = (project: string) => process.argv.some((word) => word === project || word === `--project=${project}`);

/**
 * Files that change what other files of the same worker would see, each with the reason. All others share modules,
 * globals and page.
 */
const isolated = {
  'engine/api/lazyClient.test.ts': 'replaces a module of the engine by one that fails to load',
  'engine/config/crashingRules.test.ts': 'replaces rules of the compiler by ones that throw',
  'tests/publish/leftOut.test.ts': 'replaces rules of the compiler by ones that throw',
  'engine/composition/NoticeRegion.test.tsx': 'replaces a module of the engine by one that fails to load',
  'widgets/game-grid/favouritePress.test.tsx': 'replaces components by ones that count how often they render',
  'engine/stores/oldValues.test.tsx':
    'reads marks of the root element, which a page of another file that still waits for an answer takes away',
  'engine/i18n/zoneName.test.ts': 'sets the time zone of the process, which a thread cannot',
};
const isolatedFiles = Object.keys(isolated);

/**
 * What tests read by way of the file system, where `--changed` sees no import: a change of it runs every test. It does
 * not see tests that read sources as text either; `npm test -- --changed` does.
 */
const readAsFiles = [
  'site-configs/**',
  'schemas/**',
  'scripts/sandbox/data/**',
  'engine/i18n/messages/**',
  '{templates,widgets}/**/*.json',
  'docs/**/*.json',
];

/**
 * The zone of every machine that tests run on: none that servers have, and no whole hours from theirs, so that a zone
 * that is forgotten shows.
 */
process.env['TZ'] = 'America/St_Johns';

/**
 * Tests make much that is soon thrown away. Threads take this from the process: more room for the young costs fewer
 * collections.
 */
setFlagsFromString('--max-semi-space-size=64');
setFlagsFromString('--min-semi-space-size=16');

const setupFiles = ['tests/fixtures/cleanWorker.ts'];
const domSetup = [...setupFiles, 'tests/fixtures/cleanPage.ts'];

/**
 * Three kinds of unit test by the name of the file: `*.test.ts` runs in Node, `*.test.tsx` and `*.dom.test.ts` in
 * jsdom, and those that are listed as isolated in a process of their own. docs/testing.md says more.
 */
export default defineConfig({
  plugins: [react(), styleNamesPlugin()],
  test: {
    // Vitest leaves one core free, which on two cores is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: TestOrder },
    pool: 'threads',
    isolate: false,
    // How long a busy machine may take; what has to be fast is compared with something else in the same run.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      'package-lock.json',
      'scripts/test/**',
      'tests/fixtures/clean*.ts',
      ...readAsFiles,
    ].map((pattern) => (pattern.startsWith('**') ? pattern : join(import.meta.dirname, pattern))),
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${everywhere}.test.ts`],
          exclude: [...left, ...componentTests, ...isolatedFiles, ...nightly, ...server],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: componentTests,
          exclude: [...left, ...isolatedFiles],
          setupFiles: domSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          pool: 'forks',
          isolate: true,
          environment: 'jsdom',
          include: isolatedFiles,
          exclude: left,
          setupFiles: domSetup,
        },
      },
      ...(isNamed('nightly')
        ? [
            {
              extends: true as const,
              test: { name: 'nightly', pool: 'forks' as const, include: nightly, exclude: left },
            },
          ]
        : []),
      ...(isNamed('server')
        ? [{ extends: true as const, test: { name: 'server', include: server, exclude: left } }]
        : []),
    ],
    coverage: {
      provider: 'v8',
      include: ['{engine,widgets,templates,scripts,schemas}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reportsDirectory: '.cache/coverage',
      reporter: ['text-summary', 'json-summary'],
    },
  },
});
