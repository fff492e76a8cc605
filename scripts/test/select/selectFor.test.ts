import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProject } from './readProject';
import { everything, selectFor, type Project, type Selection } from './selectFor';

const root = resolve(import.meta.dirname, '../../..');
let project: Project;
beforeAll(async () => {
  project = await readProject(root);
});

const select = (...changed: readonly string[]) => selectFor(changed, project);
const holds = (list: Selection['unit'], file: string) => list === 'all' || list.includes(file);

/** Small faults of the product, each with the tests that must catch it. */
const areas = import.meta.glob<{
  readonly mutants?: readonly { readonly file: string; readonly tests: readonly string[] }[];
}>('../../../tests/mutants/*.json', { eager: true, import: 'default' });
const mutants = Object.values(areas).flatMap((area) => area.mutants ?? []);

describe('nothing that a change can break is left out', () => {
  it.each([
    ['a module → its test', 'engine/routing/address.ts', 'engine/routing/address.test.ts'],
    ['a module → tests of what uses it', 'engine/api/decimal.ts', 'widgets/game-grid/favouritePress.test.tsx'],
    ['a module of a glob → tests of what loads it', 'engine/forms/actions/login.ts', 'tests/widgets.test.tsx'],
    ['a widget → tests of all widgets', 'widgets/marquee/Marquee.tsx', 'tests/widgets.test.tsx'],
    [
      "a widget's schema → the compiler's tests",
      'widgets/marquee/marquee.schema.json',
      'tests/configs/shippedConfigs.test.ts',
    ],
    [
      'a configuration → the compiler on what is shipped',
      'site-configs/sites/lucky-harbor.example/site.json',
      'tests/configs/shippedConfigs.test.ts',
    ],
    ['a configuration → changes made to it', 'site-configs/platform/themes.json', 'tests/mutations/mutations.test.ts'],
    [
      'a template → the compiler on what is shipped',
      'templates/template4/template.json',
      'tests/configs/shippedConfigs.test.ts',
    ],
    ['colours of a template → their contrast', 'templates/template4/colors.ts', 'tests/overlayLamp.test.ts'],
    ['texts → what is said of texts', 'engine/i18n/messages/VI/errors.json', 'tests/messages.test.ts'],
    ['a style → what is said of styles', 'widgets/withdrawal/Withdrawal.css.ts', 'tests/lateStyles.test.ts'],
    ['the sandbox → tests that talk to it', 'scripts/sandbox/control.ts', 'tests/contract/money.test.ts'],
    ['lint → what is said of layers', 'scripts/lint/layers.js', 'tests/architecture/layers.test.ts'],
    ['lint → what is said of habits', 'scripts/lint/habits.js', 'tests/architecture/habits.test.ts'],
    ['a test → itself', 'engine/routing/address.test.ts', 'engine/routing/address.test.ts'],
    ['what unit tests run with → all', 'vitest.config.ts', 'engine/routing/address.test.ts'],
  ])('%s', (_, changed, test) => {
    expect([changed, test].filter((file) => !project.graph.files.includes(file))).toEqual([]);
    expect(holds(select(changed).unit, test)).toBe(true);
  });

  it.each([
    ['the core of the engine', 'engine/routing/address.ts'],
    ['a widget', 'widgets/marquee/Marquee.tsx'],
    ['texts', 'engine/i18n/messages/VI/errors.json'],
    ['the server', 'scripts/serve/server.ts'],
    ['the sandbox', 'scripts/sandbox/control.ts'],
    ['the build', 'vite.config.ts'],
    ['what the build writes from a file that it names', 'scripts/deliver/edgeWorker.ts'],
    ['a page of all sites', 'site-configs/platform/themes.json'],
    ['what browser tests run with', 'playwright.config.ts'],
  ])('%s → every browser test on the sampled sites', (_, changed) => {
    expect(select(changed)).toMatchObject({ browser: 'all', sites: 'all' });
  });

  it.each([
    ['package.json', 'package.json'],
    ['the seed of samples', 'tests/seed'],
    ['what git does not know', 'engine/gone.ts'],
    ['what no file names', 'unheard-of.bin'],
  ])('%s → everything', (_, changed) => {
    expect(select('README.md', changed)).toEqual(everything);
  });

  it.each([...new Set(mutants.map(({ file }) => file))])('a small fault in %s → a test that catches it', (file) => {
    const { unit, browser } = select(file);
    const isSelected = (test: string) => holds(test.endsWith('.e2e.ts') ? browser : unit, test);
    expect(mutants.filter((mutant) => mutant.file === file && !mutant.tests.some(isSelected))).toEqual([]);
  });
});

describe('a change takes no longer than what it can break', () => {
  it('a site → browser tests on that site', () => {
    expect(select('site-configs/sites/voltara.example/site.json')).toMatchObject({
      browser: 'all',
      sites: ['voltara.example'],
    });
  });

  it('a template → browser tests on its sites', () => {
    const { template } = project.sites.find(({ domain }) => domain === 'voltara.example') ?? {};
    const domains = project.sites.filter((site) => site.template === template).map(({ domain }) => domain);
    expect(select(`templates/${template}/layout.css.ts`)).toMatchObject({ browser: 'all', sites: domains });
  });

  it('a site and a browser test → the tests on what is sampled, too', () => {
    expect(select('site-configs/sites/voltara.example/site.json', 'tests/e2e/links.e2e.ts')).toMatchObject({
      browser: 'all',
      sites: 'all',
    });
  });

  it('a browser test → itself', () => {
    expect(select('tests/e2e/links.e2e.ts').browser).toEqual(['tests/e2e/links.e2e.ts']);
  });

  it('a test that is gone → what reads its folder', () => {
    const { unit, browser, format } = select('engine/routing/gone.test.ts');
    expect(unit).toContain('tests/architecture/layers.test.ts');
    expect(unit).not.toContain('engine/routing/gone.test.ts');
    expect(browser).not.toBe('all');
    expect(format).toEqual([]);
  });

  it('a text for people → checks without the compiler of types, and no browser', () => {
    const decision = project.graph.files.find((file) => file.startsWith('decisions/')) ?? '';
    const { steps, lint, unit, browser, format } = select(decision);
    expect(steps).toEqual(['format', 'generated', 'requirements', 'messages', 'terms', 'configs']);
    expect([lint, unit, browser, format]).toEqual([[], [], [], [decision]]);
  });

  it('a script → the tests that use it, and lint of what imports it', () => {
    const { unit, lint, browser } = select('scripts/explain.ts');
    expect(lint).toContain('scripts/explain.ts');
    expect(unit.length).toBeLessThan(project.graph.files.filter((file) => /\.test\.tsx?$/.test(file)).length / 8);
    expect(browser).not.toBe('all');
  });

  it('what only the nightly run knows is left out', () => {
    const files = [
      'engine/a.ts',
      'engine/a.test.ts',
      'tests/nightly/a.test.ts',
      'tests/e2e/nightly/a.e2e.ts',
      'tests/e2e/a.e2e.ts',
    ];
    const uses = { files: new Set(['engine/a.ts']), folders: new Set<string>(), readsOnlyJson: false };
    const graph = { files, uses: new Map(files.slice(1).map((file) => [file, uses] as const)) };
    expect(selectFor(['engine/a.ts'], { graph, sites: [] })).toMatchObject({
      unit: ['engine/a.test.ts'],
      browser: ['tests/e2e/a.e2e.ts'],
    });
  });
});
