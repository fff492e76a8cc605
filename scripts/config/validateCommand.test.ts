import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardTerminal } from '../../tests/fixtures/heardTerminal';
import { smallSite, temporaryProject, type TemporaryProject } from '../../tests/fixtures/temporaryProject';
import { validateCommand } from './validateCommand';

let project: TemporaryProject;
const folder = 'site-configs/sites/small.example';

beforeAll(() => {
  project = temporaryProject();
  project.write(`${folder}/site.json`, smallSite('small.example', { currency: 'PHP' }));
  project.write('notes/plan.json', {});
});
afterAll(() => project.remove());

async function validated(...args: readonly string[]) {
  const terminal = heardTerminal();
  const status = await validateCommand(['--root', project.root, ...args], terminal);
  return { status, out: terminal.out(), err: terminal.err() };
}

it.each([[[folder]], [[]], [['--format', 'json']]])(
  '[CARD-5] says that an unknown jurisdiction is a fault of the option, and of no file: %j',
  async (more) => {
    expect(await validated('--jurisdiction', 'strictt', ...more)).toEqual({
      status: 1,
      out: '',
      err: '--jurisdiction: "strictt" is not a jurisdiction. Did you mean "strict"? One of: none, basic, strict. Nothing was checked.\n',
    });
  },
);

it.each([
  [
    ['notes'],
    '"notes" holds no configuration file. Name a file or folder below site-configs or templates. Nothing was checked.\n',
  ],
  [['..'], '".." is not in this project. Name a folder that is kept elsewhere by --configs. Nothing was checked.\n'],
  [
    ['--configs', '.', folder],
    '--configs checks a whole folder, so no path counts beside it. Leave one of the two out. Nothing was checked.\n',
  ],
  [
    ['--configs', '.', '--watch'],
    '--watch looks at the files of this project, so --configs does not count beside it. Leave one of the two out. Nothing was checked.\n',
  ],
  [
    ['--watch', '--format', 'json'],
    '--watch prints sentences for people, so --format json does not count beside it. Leave one of the two out. Nothing was checked.\n',
  ],
])(
  '[CARD-5] says what keeps it from checking anything with %j',
  async (args, err) => {
    expect(await validated(...args)).toEqual({ status: 1, out: '', err });
  },
  60_000,
);

it.each([[[]], [['site-configs/sites']], [[`${folder}/site.json`]], [['templates/template5']], [['.']]])(
  '[CARD-5] checks what it can with %j',
  async (args: readonly string[]) => {
    expect(await validated('--format', 'json', ...args)).toEqual({ status: 0, out: '[]\n', err: '' });
  },
  60_000,
);
