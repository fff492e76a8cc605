import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { heardTerminal } from '../../tests/fixtures/heardTerminal';
import { smallSite, temporaryProject, type TemporaryProject } from '../../tests/fixtures/temporaryProject';
import { readConfigInput } from '../config/readConfigs';
import { compareTwo } from './compareSites';
import { diffCommand } from './diffCommand';

let project: TemporaryProject;
const names = ['one.example', 'two.example', 'three.example', 'four.example'] as const;
const file = (domain: string) => `site-configs/sites/${domain}/site.json`;

beforeAll(() => {
  project = temporaryProject();
  for (const name of names) project.write(file(name), smallSite(name));
  git('init', '-q');
  git('add', 'site-configs', 'templates');
  git('commit', '-qm', 'Before');
});
/** Each test begins with what was committed. */
beforeEach(() => {
  git('reset', '-q', '--hard');
  git('clean', '-fdq', 'site-configs', 'templates');
});
afterAll(() => project.remove());

function git(...args: readonly string[]): void {
  execFileSync('git', ['-C', project.root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    stdio: 'pipe',
  });
}

function diff(): string[] {
  const terminal = heardTerminal();
  const status = diffCommand(['HEAD', '--root', project.root], terminal);
  expect([status, terminal.err()]).toEqual([0, '']);
  return terminal.out().trim().split('\n');
}

it('[CARD-1] says that nothing changes, then each change in words, equal ones of several domains as one', () => {
  expect(diff()).toEqual(['Nothing changes against HEAD.']);
  const pages = { deposit: { enabled: false } };
  for (const name of names) project.write(file(name), smallSite(name, { pages }));
  const hero = {
    home: {
      changes: [
        { change: 'props', node: 'hero', props: { limit: 3 } },
        { change: 'remove', node: 'winners' },
      ],
    },
  };
  project.write(file('one.example'), smallSite('one.example', { pages: { ...pages, ...hero } }));
  project.write(
    file('two.example'),
    smallSite('two.example', { pages, name: 'Other', theme: { code: 'template4', color: 'emerald' } }),
  );
  project.write(file('five.example'), smallSite('five.example'));
  expect(diff().sort()).toEqual(
    [
      '/deposit disappears on 4 domains',
      '/ loses "winners" (winners-ticker) on one.example',
      'limit of "hero" of / is 3 instead of 5 on one.example',
      'name changes from "Small" to "Other" on two.example',
      'template changes from template5 to template4 on two.example',
      'theme.code changes from "template5" to "template4" on two.example',
      'the site is new on five.example',
    ].sort(),
  );
});

it('[CARD-1] tells of layouts, shell, modals and forms as of pages', () => {
  for (const name of names) project.write(file(name), smallSite(name));
  project.write(
    file('one.example'),
    smallSite('one.example', {
      layout: { changes: [{ change: 'props', node: 'site-header', props: { variant: 'split' } }] },
      shell: { changes: [{ change: 'remove', node: 'chat' }] },
      modals: { loginmodal: { changes: [{ change: 'props', node: 'login', props: { forms: ['login'] } }] } },
    }),
  );
  rmSync(join(project.root, 'site-configs/sites/five.example'), { recursive: true, force: true, maxRetries: 10 });
  const form = join(project.root, 'site-configs/forms/login-code.json');
  const written = readFileSync(form, 'utf8');
  const changed = JSON.parse(written) as { steps: { id: string; fields: { name: string }[] }[] };
  const step = changed.steps[0];
  const gone = step?.fields[0];
  if (step === undefined || gone === undefined) throw new Error('The form has no field to take out.');
  step.fields.push({ ...gone, name: 'nick' });
  project.write('site-configs/forms/login-code.json', changed);
  expect(diff().sort()).toEqual(
    [
      'variant of "site-header" of the layout is "split" instead of "ribbon" on one.example',
      'the shell loses "chat" (chat-button) on one.example',
      'forms of "login" of modal "loginmodal" is ["login"] instead of ["login","login-code"] on one.example',
      `step "${step.id}" of form "login-code" gains the field "nick" on 4 domains`,
    ].sort(),
  );
  writeFileSync(form, written);
});

it('[CARD-5] refuses a ref that git does not know', () => {
  const args = ['--import', 'tsx', 'scripts/diff.ts', 'no-such-ref', '--root', project.root];
  expect(() => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })).toThrow(
    '"no-such-ref" is not a commit, branch or tag that git can read here.',
  );
});

it('[CARD-5] compares two sites of one state', () => {
  const input = readConfigInput(process.cwd());
  const texts = compareTwo(input, 'kabam.example', 'pokito.example') ?? [];
  expect(texts).toContain('domain changes from "kabam.example" to "pokito.example"');
  expect(texts).toContainEqual(expect.stringMatching(/^template changes from template\d+ to template\d+$/));
  expect(compareTwo(input, 'kabam.example', 'kabam.example')).toEqual([]);
  expect(compareTwo(input, 'kabam.example', 'nobody.example')).toBeUndefined();
});

it.each([
  ['{', '{'],
  [JSON.stringify(smallSite('one.example')), '{'],
  ['{', JSON.stringify(smallSite('two.example'))],
])('[CARD-5] compares no site that cannot be read: %s, %s', (one, two) => {
  writeFileSync(join(project.root, file('one.example')), one);
  writeFileSync(join(project.root, file('two.example')), two);
  const broken = one === '{' ? 'one.example' : 'two.example';
  const message = `${broken} cannot be read; npm run validate says why.`;
  const args = ['--sites', 'one.example', 'two.example', '--root', project.root];
  const [people, programs] = [heardTerminal(), heardTerminal()];
  expect(diffCommand(args, people)).toBe(1);
  expect([people.out(), people.err().trim()]).toEqual(['', message]);
  expect(diffCommand([...args, '--format', 'json'], programs)).toBe(1);
  expect(JSON.parse(programs.out())).toEqual({ kind: 'unknown', message });
});
