import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNightMarket, removeNightMarket } from '../fixtures/nightMarket';
import { expectValidated } from '../fixtures/validated';
import { copyProject, type ProjectCopy } from '../fixtures/projectCopy';

/** Files that `npm run generate` writes from the templates that are there. */
const generated = ['docs/template-authors.md', 'docs/widgets.md', 'schemas/generated/catalogue.schema.json'];

let copy: ProjectCopy;

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: copy.root, encoding: 'utf8' });

beforeAll(() => {
  copy = copyProject();
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'start');
}, 300_000);
afterAll(() => copy.remove());

/** Status 0 of each, or the test fails. `npm run check` validates all sites, too. */
function everythingIsGreen(): void {
  copy.run('tsx', 'scripts/check.ts');
  expectValidated(copy);
  copy.run('vitest', 'run');
}

it('a template with a variant, words and a breakpoint of its own is one folder and one row, and passes everything', () => {
  addNightMarket(copy);
  const changed = git('status', '--porcelain')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(3));
  expect(changed.filter((file) => !generated.includes(file)).sort()).toEqual([
    'site-configs/platform/themes.json',
    'site-configs/sites/stalls.example/',
    'templates/nightmarket/',
  ]);
  everythingIsGreen();
}, 3_600_000);

it('without its folder, its row and its site the project is what it was, byte for byte', () => {
  removeNightMarket(copy);
  expect(git('status', '--porcelain')).toBe('');
}, 300_000);
