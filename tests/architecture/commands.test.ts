import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/test/runCommand';
import { everyRow } from '../fixtures/everyRow';
import { gateShare } from '../gateShare';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What a person types: `npm start`, `npm test`, `npm run build`. */
const typed = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

/** The scripts that are commands of ours, with their files. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^tsx (\S+)$/.exec(line) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

/** Runs a command with one flag; what it prints on either output comes back. */
const run = (file: string, flag: string) =>
  runCommand(root, { program: 'tsx', args: [file, flag], timeout: 120_000 }, 'keep');

describe('npm scripts', () => {
  it('are commands of ours', () => {
    expect(Object.keys(scripts)).toEqual(commands.map(({ name }) => name));
  });

  it('read their options as all others do, so that none takes a second value', () => {
    const made = ['new', 'extends'].map((word) => `${word} Command\\b`).join('|');
    const listed = execFileSync('git', ['grep', '-lE', made, '--', 'scripts', 'tests'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(listed.trim().split('\n')).toEqual(['scripts/options/scriptCommand.ts']);
  });

  it('stand in the table of README.md', () => {
    const page = readFileSync(join(root, 'README.md'), 'utf8');
    expect(Object.keys(scripts).filter((name) => !page.includes(`| \`${typed(name)}\` `))).toEqual([]);
  });

  it('print their options with --help, refuse an unknown flag, and do nothing else', () =>
    everyRow(
      gateShare(commands, 0.1, ({ name }) => name),
      ({ name }) => name,
      async ({ name, file }) => {
        const [help, refusal] = await Promise.all([run(file, '--help'), run(file, '--no-such-flag')]);
        expect(help.output).toMatch(`Usage: ${typed(name)} -- [options]`);
        expect(help.status).toBe('0');
        expect(refusal.output).toMatch(/^error: unknown option '--no-such-flag'/);
        expect(refusal.status).toBe('1');
      },
    ));
});
