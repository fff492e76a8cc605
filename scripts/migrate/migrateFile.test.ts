import { spawnSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { topics, type FileKind } from '../../engine/config/fileKinds';
import { versionsOf } from '../../engine/config/migrate';
import { readConfigInput } from '../config/readConfigs';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { heardTerminal } from '../../tests/fixtures/heardTerminal';
import { migrateCommand } from './migrateCommand';
import { migrateFile } from './migrateFile';
import { rewritten } from './rewritten';

const project = resolve(import.meta.dirname, '../..');
const platform = (topic: string) => `site-configs/platform/${topic}.json`;
const textOf = (file: string) => readFileSync(join(project, file), 'utf8');

/** The files of this project as they were in version 1. */
const old: Readonly<Record<string, (newest: string) => string>> = {
  [platform('categories')]: (text) => text.replace('"secondaryNavigation"', '"beside"'),
  [platform('session')]: (text) =>
    text.replace('"attribution"', '"landing"').replace('"attributionCookies"', '"landingCookies"'),
  [platform('login-entry')]: (text) => text.replace('  "page": "login",\n', ''),
};
const oldTextOf = (file: string) =>
  (old[file] ?? expect.unreachable())(textOf(file)).replace('"version": 2', '"version": 1');

describe('[CARD-5] each kind', () => {
  const kinds: readonly (readonly [schema: string, kind: FileKind])[] = [
    ...topics.map((topic) => [`platform/${topic}`, { kind: 'platform', topic }] as const),
    ...(['page', 'modal', 'form', 'family', 'environment'] as const).map((kind) => [kind, { kind, name: '' }] as const),
    ['template', { kind: 'template', template: '' }],
    ['site', { kind: 'site', domain: '' }],
  ];
  it.each(kinds)('%s: its schema asks for the newest version', (schema, kind) => {
    const { properties } = JSON.parse(textOf(`schemas/${schema}.schema.json`)) as {
      properties: { version: { const: number } };
    };
    expect(properties.version.const).toBe(versionsOf(kind).current);
  });
});

describe('[CARD-5] a real file of version 1', () => {
  it.each(Object.keys(old))('%s is rewritten to what stands here now', (file) => {
    const migration = migrateFile(file, oldTextOf(file));
    const text = migration !== undefined && 'text' in migration ? migration.text : expect.unreachable();
    const written = JSON.parse(text) as object;
    expect(written).toEqual(JSON.parse(textOf(file)));
    // A key that is new stands last; all others stand where they stood.
    if (!file.includes('login-entry')) expect(text).toBe(textOf(file));
  });

  it('is read as the newest version, and every site is the same', () => {
    const input = readConfigInput(project, { only: ['lucky-harbor.example'] });
    const files = new Map([...input.files].map(([file, text]) => [file, file in old ? oldTextOf(file) : text]));
    const { problems, bundles } = compileConfigs({ ...input, files });
    expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual(
      Object.keys(old)
        .sort()
        .map((file) => ['version-older', 'warning', file]),
    );
    expect(bundles).toEqual(compileConfigs(input).bundles);
    expect(bundles.size).toBe(1);
  });

  it('keeps its comments, its blank lines and the order of its keys', () => {
    const text = `{
  // What this is.
  "version": 1, // the first

  /* Where players come from. */
  "landing": { "referrerCode": ["ref"] }, // by address
  "checkEveryMs": 30000,
  "landingCookies": {}
}
`;
    expect(migrateFile(platform('session'), text)).toEqual({
      from: 1,
      to: 2,
      names: ['landing is called attribution, landingCookies attributionCookies'],
      text: text
        .replace('"version": 1', '"version": 2')
        .replace('"landing"', '"attribution"')
        .replace('"landingCookies"', '"attributionCookies"'),
    });
  });
});

it.each([
  ['of the newest version', platform('session'), '{ "version": 2 }', undefined],
  ['that nothing reads', 'site-configs/notes.json', '{ "version": 1 }', undefined],
  ['without a version', platform('session'), '{}', undefined],
  [
    'of a version to come',
    platform('session'),
    '{ "version": 3 }',
    { refusal: 'its version is newer than 2. Upgrade to a newer release of the platform.' },
  ],
  [
    'that is no JSON',
    platform('session'),
    '{ "version" 1 }',
    { refusal: 'it is no JSON (ColonExpected). "npm run validate" says where.' },
  ],
])('[CARD-5] a file %s stays as it is', (_, file, text, expected) => expect(migrateFile(file, text)).toEqual(expected));

it('changes, adds and removes values where they stand', () => {
  const text = '{\n  "a": 1, // one\n  "b": { "x": [1, 2] },\n  "d": 4\n}\n';
  const before = { a: 1, b: { x: [1, 2] }, d: 4 };
  expect(rewritten(text, before, { a: 1, b: { x: [1, 3] }, c: { y: true }, d: 4 })).toBe(
    '{\n  "a": 1, // one\n  "b": { "x": [1, 3] },\n  "c": {\n    "y": true\n  },\n  "d": 4\n}\n',
  );
  expect(rewritten(text, before, { a: 1, b: { x: [1, 2, 3] } })).toContain('"x": [\n');
  expect(rewritten(text, before, before)).toBe(text);
});

describe('npm run migrate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'livery-migrate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const tsx = join(project, 'node_modules/tsx/dist/loader.mjs');
  const script = join(project, 'scripts/migrate.ts');
  const run = (...args: readonly string[]) => {
    const terminal = heardTerminal();
    expect([migrateCommand(args, terminal, folder), terminal.err()]).toEqual([0, '']);
    return terminal.out();
  };

  it('[CARD-5] says each file that it rewrites, writes nothing with --dry, and has nothing to do afterwards', () => {
    for (const file of Object.keys(old)) write(file, oldTextOf(file));
    const line = `${platform('session')}: version 1 to 2: landing is called attribution, landingCookies attributionCookies.\n`;
    expect(run('--dry')).toContain(`${line}3 files would be rewritten.\n`);
    expect(readFileSync(join(folder, platform('session')), 'utf8')).toBe(oldTextOf(platform('session')));
    expect(run(platform('session'))).toBe(`${line}1 file rewritten.\n`);
    expect(readFileSync(join(folder, platform('session')), 'utf8')).toBe(textOf(platform('session')));
    expect(run('--configs', join(folder, 'site-configs'))).toContain('2 files rewritten.\n');
    expect(run()).toBe('No file is of an older version.\n');
  });

  it('[CARD-5] refuses a file that is nested too deeply and one that cannot be read, and writes the others', () => {
    const [deep, closed] = ['site-configs/pages/deep.json', 'site-configs/pages/closed.json'];
    write(deep, '['.repeat(10_000));
    write(closed, '{}');
    write(platform('session'), oldTextOf(platform('session')));
    const { readFileSync: read } = fs;
    vi.spyOn(fs, 'readFileSync').mockImplementation(((path: string) => {
      if (path === join(folder, closed))
        throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
      return read(path);
    }) as typeof read);
    syncBuiltinESMExports();
    const terminal = heardTerminal();
    let status = 0;
    try {
      status = migrateCommand([], terminal, folder);
    } finally {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    }
    expect([status, terminal.err()]).toEqual([
      1,
      `${closed}: it cannot be read (EACCES).\n${deep}: its objects and lists are nested more than 64 deep. Take out what is nested too deeply.\n`,
    ]);
    expect(terminal.out()).toContain('1 file rewritten.\n');
    expect(readFileSync(join(folder, platform('session')), 'utf8')).toBe(textOf(platform('session')));
  });

  it.each([
    [['--configs', '/nope'], 'There is no /nope. Name a configuration file, or a folder that holds some.'],
    [['site-configs/platfrom'], 'There is no <root>/site-configs/platfrom. Name a configuration file,'],
    [['notes'], 'There is no configuration file in <root>/notes. Name one, or a folder that holds some.'],
    [['--configs', 'notes'], 'There is no configuration file in <root>/notes. Name one,'],
  ])('[CARD-5] says that %j holds no file, and writes nothing', (args, message) => {
    write('notes/a.txt', 'A note.');
    write(platform('session'), oldTextOf(platform('session')));
    const terminal = heardTerminal();
    vi.stubEnv('INIT_CWD', folder);
    expect(migrateCommand(args, terminal, folder)).toBe(1);
    vi.unstubAllEnvs();
    expect(terminal.err()).toContain(message.replace('<root>', folder));
    expect(terminal.err()).toMatch(/\nNothing was migrated\.\n$/);
    expect(readFileSync(join(folder, platform('session')), 'utf8')).toBe(oldTextOf(platform('session')));
  });

  it('[CARD-5] reads --configs from the folder in which npm was called', () => {
    write('ours/platform/session.json', oldTextOf(platform('session')));
    vi.stubEnv('INIT_CWD', join(folder, 'ours'));
    const terminal = heardTerminal();
    expect(migrateCommand(['--configs', '.', 'platform'], terminal, folder)).toBe(0);
    vi.unstubAllEnvs();
    expect(terminal.out()).toContain('1 file rewritten.\n');
  });

  it('[CARD-5] leaves a file as it is that is not saved as UTF-8', () => {
    const body = Buffer.from(oldTextOf(platform('session')).replace('{', '{ "$schema": "caf\u00e9",'), 'latin1');
    write(platform('session'), '');
    writeFileSync(join(folder, platform('session')), body);
    const terminal = heardTerminal();
    expect(migrateCommand([], terminal, folder)).toBe(1);
    expect(terminal.err()).toMatch(/^site-configs\/platform\/session\.json: .*UTF-8/);
    expect(readFileSync(join(folder, platform('session'))).equals(body)).toBe(true);
  });

  it('[CARD-5] refuses a file of a version to come and writes the others', () => {
    write(platform('session'), '{ "version": 3 }\n');
    write(platform('categories'), oldTextOf(platform('categories')));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      `${platform('session')}: its version is newer than 2. Upgrade to a newer release of the platform.\n`,
    ]);
    expect(stdout).toContain('1 file rewritten.\n');
  });
});
