import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawSeed } from '../../scripts/test/drawSeed';
import { runCommand } from '../../scripts/test/runCommand';
import { everyRow } from '../fixtures/everyRow';
import { shareOf } from '../sampling';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const fileOf = (name: string) => (scripts[name] ?? '').replace(/^tsx /, '');
const aFile = join(root, 'package.json');

const invalid = (option: string, value: string, fix: string) =>
  `error: option '${option}' argument '${value}' is invalid. ${fix}`;
const noFolder = (option: string) => invalid(`${option} <folder>`, '/nope', 'There is no folder /nope.');
const aFileThere = (option: string, value: string) =>
  invalid(`${option} <folder>`, value, `${aFile} is a file. Name a folder.`);
const whole = (from: number, to: number) => `Write a whole number from ${from} to ${to}.`;
const seed = 'Write a whole number of at most nine digits.';
const share = 'Write a number above 0 that is at most 1.';
const shard = 'Write it as 1/4: the first of four.';
const sentence = 'Write one sentence of 10 to 100 characters on one line, without "*/".';

/** The share of the rows that a run tries, since each starts a process; another night has others. */
const sampled = Number(process.env['WRONG_VALUES'] ?? 0.1);

type Row = readonly [script: string, args: readonly string[], said: string];

/** A wrong value for each option that takes one: what the first line says begins so. */
const wrong: readonly Row[] = [
  ...['start', 'dev', 'preview', 'publish', 'validate'].map((name): Row => [
    name,
    [...(name === 'preview' ? ['lucky-harbor.example'] : []), '--configs', '/nope'],
    noFolder('--configs'),
  ]),
  ...['validate', 'new-site', 'diff', 'explain', 'routes'].map((name): Row => [
    name,
    [...(name === 'explain' ? ['voltara.example'] : []), '--root', '/nope'],
    noFolder('--root'),
  ]),
  ['migrate', ['--root', '/nope'], 'There is no /nope.'],
  ['migrate', ['--configs', '/nope'], 'There is no /nope.'],
  ...['start', 'build', 'publish', 'serve'].map((name): Row => [
    name,
    ['--dist', join(aFile, 'x')],
    aFileThere('--dist', join(aFile, 'x')),
  ]),
  ['serve', ['--cache', aFile], aFileThere('--cache', aFile)],
  ...['start', 'dev', 'build'].flatMap((name): Row[] => [
    [name, ['--api', 'nonsense'], '--api "nonsense" is no address'],
    [name, ['--environment', 'nope'], '--environment: "nope" is not an environment.'],
  ]),
  ['preview', ['lucky-harbor.example', '--api', 'nonsense'], '--api "nonsense" is no address'],
  ['preview', ['lucky-harbor.example', '--environment', 'nope'], '--environment: "nope" is not an environment.'],
  ['preview', ['lucky-harbour.example'], '"lucky-harbour.example" is not a site. Did you mean "lucky-harbor.example"?'],
  ...['start', 'dev', 'serve'].map((name): Row => [
    name,
    ['--port', 'x'],
    invalid('--port <number>', 'x', whole(0, 65_535)),
  ]),
  ['preview', ['x.example', '--port', 'x'], invalid('--port <number>', 'x', whole(0, 65_535))],
  ['serve', ['--admin-port', 'x'], invalid('--admin-port <number>', 'x', whole(0, 65_535))],
  ['serve', ['--threads', '0'], invalid('--threads <number>', '0', whole(1, 256))],
  ...['--fresh', '--platform-wait', '--edge-fresh', '--edge-stale', '--drain'].map((option): Row => [
    'serve',
    [option, 'x'],
    `error: option '${option} <seconds>' argument 'x' is invalid. Write a`,
  ]),
  ...['--memory', '--disk'].map((option): Row => [
    'serve',
    [option, 'x'],
    `error: option '${option} <megabytes>' argument 'x' is invalid. Write a whole number`,
  ]),
  ['serve', ['--log', 'loud'], "error: option '--log <level>' argument 'loud' is invalid."],
  ['serve', ['--from', 'ftp://x', '--key', '/nope'], '--key /nope: this file cannot be read'],
  ['publish', ['--to', '/tmp/x', '--key', '/nope'], '--key /nope: this file cannot be read'],
  ['publish', ['--valid', 'x'], invalid('--valid <hours>', 'x', whole(0, 87_600))],
  ['publish', ['--keep', '0'], invalid('--keep <number>', '0', whole(1, 50))],
  ['publish', ['--older', 'x'], invalid('--older <hours>', 'x', whole(1, 87_600))],
  [
    'serve',
    ['--not-before', 'soon'],
    "error: option '--not-before <time>' argument 'soon' is invalid. Write a time as",
  ],
  ['build', ['--shard', '9/2'], invalid('--shard <i/n>', '9/2', shard)],
  ['build', ['--content', 'x'], "error: option '--content <kind>' argument 'x' is invalid."],
  ['validate', ['--format', 'x'], "error: option '--format <format>' argument 'x' is invalid."],
  ['diff', ['HEAD', '--format', 'x'], "error: option '--format <format>' argument 'x' is invalid."],
  ['explain', ['x', '--format', 'x'], "error: option '--format <format>' argument 'x' is invalid."],
  ['diff', ['nosuch'], '"nosuch" is not a commit, branch or tag that git can read here.'],
  ['diff', ['--sites', 'voltara.exampel', 'x'], '"voltara.exampel" is not a site. Did you mean "voltara.example"?'],
  ['routes', ['--domain', 'nope.example'], '"nope.example" is not the domain of a sound site.'],
  ['new-widget', ['tip-box', '--description', ''], invalid('--description <sentence>', '', sentence)],
  ['new-widget', ['tip-box', '--description', 'a\nb'], invalid('--description <sentence>', 'a\nb', sentence)],
  ['new-template', ['market', '--description', 'x'], invalid('--description <sentence>', 'x', sentence)],
  ['words', ['ESP', '--pictures', '70000'], invalid('--pictures <port>', '70000', whole(1, 65_535))],
  ['words', ['ESP', '--changed', 'nosuch'], 'Git knows no commit “nosuch”.'],
  ['test', ['--seed', 'x'], invalid('--seed <number>', 'x', seed)],
  ['test', ['--changed', 'nosuch'], 'Git knows no commit “nosuch”.'],
  ['test:nightly', ['--seed', 'x'], invalid('--seed <number>', 'x', seed)],
  ['test:nightly', ['--shard', '9/2'], invalid('--shard <i/n>', '9/2', shard)],
  ['test:nightly', ['--only', 'gallary'], '"gallary" is not how the name of a part begins. Did you mean "gallery"?'],
  ['test:mutants', ['--only', 'nope'], '"nope" is not a mutant.'],
  ['test:mutants', ['--shard', '9/2'], invalid('--shard <i/n>', '9/2', shard)],
  ['test:mutants', ['--workers', '0'], invalid('--workers <n>', '0', whole(1, 64))],
  ['test:mutants', ['--lane', 'x'], "error: option '--lane <lane>' argument 'x' is invalid."],
  ['test:mutants', ['--level', 'x'], "error: option '--level <level>' argument 'x' is invalid."],
  ...['test:faults', 'test:matrix'].flatMap((name): Row[] => [
    [name, ['--share', '5'], invalid('--share <part>', '5', share)],
    [name, ['--share', 'abc'], invalid('--share <part>', 'abc', share)],
    [name, ['--share', '1', '--seed', 'abc'], invalid('--seed <number>', 'abc', seed)],
    [name, ['--seed', '4'], '--seed samples the test cases of a share, so it counts only beside --share.'],
    [name, ['--workers', '0'], invalid('--workers <number>', '0', whole(1, 64))],
  ]),
  ['test:faults', ['--only', 'depositt'], '"depositt" is not a call. Did you mean "deposit"?'],
  ['test:matrix', ['--only', 'nosuchroute'], 'No test case has "nosuchroute" in its name.'],
  ['test:matrix', ['--widths', '1'], "error: option '--widths <px,px>' argument '1' is invalid."],
  ['test:matrix', ['--port', '1'], 'http://127.0.0.1:1 does not answer'],
  ['test:money', ['--runs', '0'], invalid('--runs <number>', '0', 'Write a whole number, at least 1.')],
  ['test:money', ['--seed', 'x'], invalid('--seed <number>', 'x', seed)],
  ['test:mutations', ['--runs', 'x'], invalid('--runs <number>', 'x', 'Write a whole number, at least 1.')],
  ['test:mutations', ['--seed', 'x'], invalid('--seed <number>', 'x', seed)],
  ['test:platform', ['--url', 'nonsense'], '--url "nonsense" is no address'],
  ['test:platform', ['--account', 'x'], '--account counts only beside --password.'],
  ['test:platform', ['--password', 'x'], '--password counts only beside --account.'],
  ['platform:check', ['nonsense'], 'The address "nonsense" is no address'],
  ['platform:check', ['http://127.0.0.1:9', '--site', 'nope.example'], '"nope.example" is not a site.'],
  ['platform:check', ['http://127.0.0.1:9', '--account', 'x'], '--account counts only beside --password.'],
  ['platform:check', ['http://127.0.0.1:9', '--password', 'x'], '--password counts only beside --account.'],
  ['platform:check', ['http://127.0.0.1:1'], 'http://127.0.0.1:1 does not answer'],
  ['pictures', ['hero-carousell'], '"hero-carousell" is not a widget. Did you mean "hero-carousel"?'],
  ['gallery', ['--site', 'nope.example'], '"nope.example" is not the domain of a sound site.'],
  ['gallery', ['--only', 'template99'], '"template99" is not a template.'],
];

/** What would have no effect. */
const surplus: readonly Row[] = [
  [
    'diff',
    ['HEAD', '--sites', 'a', 'b'],
    '--sites compares two sites as they are, so "HEAD" does not count beside it.',
  ],
  ['explain', ['voltara.example', 'colors', 'x'], '"colors" has no nodes, so "x" names nothing.'],
  ...['config', 'diff', 'history', 'size'].map((name): Row => ['bench', [name, 'x'], `${name} takes no "x".`]),
  ['bench', ['lobby', '1', '2'], 'lobby takes no "2".'],
  ['new-site', ['--domain', 'k.example', '--domain', 'l.example'], "error: option '--domain <host>' is given twice."],
  ['routes', ['--domain', 'a', '--domain', 'b'], "error: option '--domain <domain>' is given twice."],
  ['validate', ['--format', 'json', '--format', 'pretty'], "error: option '--format <format>' is given twice."],
  ['words', ['--translated', '--check'], "error: option '--translated' cannot be used with option '--check'"],
  ['words', ['ESP', '--translated'], 'error: --translated marks every language.'],
];

/** Options that take any text, or whose values other tests of the command judge. */
const free: Readonly<Record<string, readonly string[]>> = {
  start: ['--seed'],
  serve: ['--from', '--channel', '--host', '--admin-host', '--purge'],
  publish: ['--to', '--old-key', '--channel', '--only', '--rollback', '--make-key', '--api', '--environment'],
  build: ['--domain', '--pages', '--locales'],
  validate: ['--jurisdiction'],
  'new-site': ['--name', '--template', '--colour', '--color', '--currency', '--languages', '--external-id'],
};

/** Options of a script that take a value, as its source names them. */
function optionsOf(name: string): readonly string[] {
  const file = fileOf(name);
  const command = [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']*Command)'/g)].map(
    ([, path = '']) => `${join(dirname(file), path)}.ts`,
  );
  return [file, ...command.filter((path) => existsSync(join(root, path)))].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'(--[a-z-]+) [<[]/g)].map(([, option = '']) => option),
  );
}

describe('npm scripts', () => {
  it('have a wrong value of each option here', () => {
    const missing = Object.keys(scripts).flatMap((name) =>
      optionsOf(name)
        .filter((option) => !(free[name] ?? []).includes(option))
        .filter((option) => ![...wrong, ...surplus].some(([script, args]) => script === name && args.includes(option)))
        .map((option) => `${name} ${option}`),
    );
    expect(missing).toEqual([]);
  });

  it('refuse a wrong or surplus value in a sentence, with status 1 and no stack', () => {
    const nameOf = ([script, args]: Row) => `${script} ${args.join(' ')}`;
    const seed = process.env['E2E_SEED'] ?? drawSeed();
    const rows = shareOf([...wrong, ...surplus], sampled, {
      seed: Number(seed),
      keyOf: nameOf,
      kindsOf: () => ['any'],
    });
    return everyRow(rows, nameOf, async ([script, args, said]) => {
      const command = { program: 'tsx', args: [fileOf(script), ...args], timeout: 120_000 };
      const { output, status } = await runCommand(root, command, 'keep');
      expect(output.slice(0, said.length)).toBe(said);
      expect(output).not.toMatch(/^ {4}at /m);
      expect(status).toBe('1');
    });
  });

  it('leave nothing behind that was refused', () => {
    const made = readdirSync(join(root, 'widgets')).filter((name) => name === 'tip-box');
    expect(made).toEqual([]);
  });
});
