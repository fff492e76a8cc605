import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heardTerminal } from '../../tests/fixtures/heardTerminal';
import { temporaryProject } from '../../tests/fixtures/temporaryProject';
import type { Terminal } from '../config/terminal';
import { validateCommand } from '../config/validateCommand';
import { createLiveConfiguration } from '../serve/liveConfiguration';
import { readConfiguration } from '../serve/readConfiguration';
import { createSiteShelf } from '../serve/siteShelf';
import { watchConfiguration } from '../serve/watchConfiguration';
import { siteText } from './newSite';
import { newSiteCommand } from './newSiteCommand';
import { site } from '../../tests/fixtures/newSite';

describe('the command', () => {
  let root: string;
  let remove: () => void;

  beforeEach(async () => {
    ({ root, remove } = temporaryProject());
    await mkdir(join(root, 'site-configs/sites'), { recursive: true });
  });

  afterEach(() => remove());

  type Ended = Readonly<Record<'code', number> & Record<'out' | 'err', string>>;

  /** Runs a command on the copy in this process. */
  async function called(
    command: (args: readonly string[], terminal: Terminal, isAsked?: boolean) => Promise<number>,
    ...args: readonly string[]
  ): Promise<Ended> {
    const terminal = heardTerminal();
    const code = await command(['--root', root, ...args], terminal, false);
    return { code, out: terminal.out(), err: terminal.err() };
  }

  /** Runs a script of the project on the copy, without a terminal. */
  function run(script: string, ...args: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', 'tsx', join('scripts', script), '--root', root, ...args],
        (error, out, err) => {
          resolve({ code: error === null ? 0 : Number(error.code), out, err });
        },
      );
      child.stdin?.end();
    });
  }

  const flagsOf = [
    '--domain',
    'sunny-reef.example',
    '--name',
    'Sunny Reef',
    '--template',
    'template5',
    '--colour',
    'emerald',
    '--currency',
    'PHP',
  ];

  it('[CARD-3] the command writes a site that validates and that a running server applies', async () => {
    const shelf = createSiteShelf(({ site: { domain } }) => ({
      site: { domain } as never,
      release: domain,
      headers: {},
      embedHeaders: {},
      file: () => Promise.resolve(undefined),
    }));
    let isLive: () => void = () => expect.unreachable();
    const seen = new Promise<void>((resolve) => {
      isLive = resolve;
    });
    const live = createLiveConfiguration({
      read: () => readConfiguration(root),
      shelf,
      print: (line) => {
        if (line === 'sunny-reef.example is live.') isLive();
      },
    });
    const watch = await watchConfiguration(root, live.look);

    const made = await run('newSite.ts', ...flagsOf, '--languages', 'EN,PHP');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('Wrote site-configs/sites/sunny-reef.example/site.json.\nIts externalId is SR01;');
    expect(await readFile(join(root, 'site-configs/sites/sunny-reef.example/site.json'), 'utf8')).toBe(siteText(site));
    await seen;
    await watch.close();

    expect(await called(validateCommand, '--format', 'json')).toEqual({ code: 0, out: '[]\n', err: '' });
    const misspelt = await called(validateCommand, 'site-configs/sites/suny-reef.example');
    expect(misspelt).toMatchObject({ code: 1, out: '' });
    expect(misspelt.err).toContain('Did you mean "site-configs/sites/sunny-reef.example"?');
  });

  it('[CARD-5] without a terminal a missing flag is named, what is there is never written over, and nothing is left behind', async () => {
    const missing = await run('newSite.ts', ...flagsOf);
    expect(missing).toEqual({
      code: 1,
      out: '',
      err: '--languages is missing. Without a terminal each value comes as a flag; "npm run new-site -- --help" lists them.\nNothing was written.\n',
    });
    await mkdir(join(root, 'site-configs/sites/sunny-reef.example'));
    await writeFile(join(root, 'site-configs/sites/sunny-reef.example/notes.txt'), 'mine');
    const taken = await called(newSiteCommand, ...flagsOf, '--languages', 'EN');
    expect(taken.code).toBe(1);
    expect(taken.err).toMatch(/^--domain: "sunny-reef.example" is taken: .*\nNothing was written.\n$/);
    expect(await readdir(join(root, 'site-configs/sites/sunny-reef.example'))).toEqual(['notes.txt']);
  });
});
