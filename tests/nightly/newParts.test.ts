import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateFiles } from '../../scripts/newTemplate/templateFiles';
import { readStructures } from '../../scripts/newTemplate/structure';
import { widgetFiles } from '../../scripts/newWidget/widgetFiles';
import { expectValidated } from '../fixtures/validated';
import { copyProject, type ProjectCopy } from '../fixtures/projectCopy';

/** Structures with a column beside the page, a header over it, and neither. */
const templates = [
  ['market1', []],
  ['market2', ['--categories', 'sidebar', '--mobile', 'drawer', '--hero', 'stage']],
  ['market3', ['--categories', 'tiles', '--header', 'overlay', '--footer', 'none', '--lobby', 'odds']],
] as const;

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
}, 300_000);
afterAll(() => copy.remove());

/** One copy and one run of each check for all of them: reading the whole project is what takes long. */
it('[CARD-2] [CARD-3] new templates, a new site and a new widget pass types, lint, format, validation, the checks of generated files and unused code, and their own tests', () => {
  for (const [name, flags] of templates)
    expect(copy.run('tsx', 'scripts/newTemplate.ts', name, ...flags)).toContain(
      `Wrote templates/${name}/template.json.`,
    );
  const site =
    '--domain market.example --name Market --template market2 --colour gold --currency EUR --languages EN'.split(' ');
  expect(copy.run('tsx', 'scripts/newSite.ts', ...site)).toContain(
    'Wrote site-configs/sites/market.example/site.json.',
  );
  expect(copy.run('tsx', 'scripts/newWidget.ts', 'tip-box', '--description', 'A tip of the house.')).toContain(
    'Wrote widgets/tip-box/TipBox.tsx.',
  );
  expect(() => copy.run('tsx', 'scripts/newWidget.ts', 'tip-box')).toThrow('"tip-box" is taken');
  const classic = readStructures(copy.root).get('template1') ?? expect.unreachable();
  const files = [
    ...templates.flatMap(([name]) => [...templateFiles(name, '', classic).keys()]),
    ...widgetFiles('tip-box', '').keys(),
  ];
  expect(copy.run('prettier', '--check', ...files, 'site-configs/platform/themes.json')).toContain(
    'All matched files use Prettier code style!',
  );
  expect(copy.run('eslint', '--max-warnings', '0', ...files.filter((file) => !file.endsWith('.json')))).toBe('');
  expect(copy.run('tsx', 'scripts/generate.ts', '--check')).toBe('');
  putTipOn(join(copy.root, 'site-configs/pages/about.json'));
  expectValidated(copy);
  // It ends with another status than 0 where something is unused; configurations that it loads may print.
  copy.run('knip');
  // It ends with another status than 0 where a type or a rule about types is broken.
  copy.run('oxlint', '--type-aware', '--type-check', '--deny-warnings', '.');
  expect(copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
  expect(
    copy.run('vitest', 'run', ...templates.map(([name]) => `templates/${name}`), 'tests/structure.test.ts'),
  ).toMatch(/Test Files.*4 passed/);
  expect(copy.run('vitest', 'run', 'tests/widgets.test.tsx', '-t', 'tip-box')).toMatch(/3 passed/);
}, 900_000);

function putTipOn(file: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8')) as { regions: { main: unknown[] } };
  page.regions.main.push({ id: 'tip', type: 'tip-box', props: { title: { key: 'home.hotGames' } } });
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
}
