import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeyFile, writeKeyPair } from '../../scripts/store/keyFiles';
import { storeAt } from '../../scripts/store/storeAt';
import { root } from './smallFleet';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Status and words of a command that ends. */
function ended(command: string, args: string): Promise<readonly unknown[]> {
  return new Promise((end) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${command}.ts`, ...args.split(' ')],
      { cwd: root, env: { ...process.env, LIVERY_STORE: join(folder, 'store') } },
      (error, _, err) => end([error?.code, err]),
    );
  });
}

it('says in a sentence that the file of a key cannot be read', () => {
  const file = join(folder, 'none.pem');
  expect(() => readKeyFile('--key', file)).toThrow(
    `--key ${file}: this file cannot be read (ENOENT: no such file or directory, open '${file}').`,
  );
  expect(() => readKeyFile('--old-key', folder)).toThrow(`--old-key ${folder}: this file cannot be read (EISDIR`);
});

it('writes a pair of keys into a folder that has none of the two, and nothing into any other', () => {
  const keys = join(folder, 'keys');
  writeKeyPair(keys);
  expect(readdirSync(keys).sort()).toEqual(['public-key.pem', 'signing-key.pem']);
  for (const name of ['signing-key.pem', 'public-key.pem']) {
    const half = join(folder, `half-${name}`);
    mkdirSync(half);
    writeFileSync(join(half, name), 'mine');
    expect(() => writeKeyPair(half)).toThrow(
      `${join(half, name)} is there already. Nothing was written. Name another folder.`,
    );
    expect(readdirSync(half)).toEqual([name]);
  }
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => writeKeyPair(file)).toThrow(`${file}: the keys cannot be written (`);
});

it.each(['s3://Bad Bucket/x', 's3://', 's3:///x', 's3://bucket:99999/x', 's3://[/x'])(
  'says in a sentence that %s names no bucket',
  (address) => {
    const environment = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(() => storeAt(address, environment)).toThrow(`"${address}" names no bucket. Write s3://bucket/prefix.`);
  },
);

it.each(['', ' ', 'file:/srv/store', 'file:///srv/store', 's3:/bucket', 'S3://bucket', 'gs://bucket/x'])(
  'takes %j for no store, so that nothing is written into a folder of that name',
  (address) =>
    expect(() => storeAt(address, {})).toThrow(
      `${address.trim() === '' ? 'The store has no name.' : `"${address}" is no store.`} Name a folder, https://… or s3://bucket/prefix.`,
    ),
);

it.each([
  'https://user:PASSW0RD@host.example/store',
  's3://ID:PASSW0RD@host.example/x',
  'https://host.example/store?sig=PASSW0RD',
  'https://host.example/store#PASSW0RD',
])('refuses %s, as the address of a store stands in logs, and does not repeat the secret', (address) => {
  let said = '';
  try {
    storeAt(address, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toMatch(/^The address of the store at host\.example holds a user, a password, or what begins with/);
  expect(said).not.toContain('PASSW0RD');
});

it.each([
  ['--list --rollback abcdef', "'--rollback <id>' cannot be used with option '--list'"],
  ['--rollback abcdef --full', "'--rollback <id>' cannot be used with option '--full'"],
  ['--list --only a.example', "'--list' cannot be used with option '--only <domains...>'"],
  ['--make-key keys --list', "'--make-key <folder>' cannot be used with option '--list'"],
])('npm run publish -- %s is refused, since one of the two would be left out', async (args, reason) => {
  const [status, text] = await ended('publish', args);
  expect([status, text]).toEqual([1, expect.stringContaining(reason)]);
});

it.each([
  ['serve', '--no-build --key none.pem'],
  ['publish', '--key none.pem'],
])('npm run %s ends with one line where there is no such key', async (command, args) => {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) {
    mkdirSync(join(dist, 'code/one'), { recursive: true });
    writeFileSync(join(dist, 'code/one/chunks.json'), '{}');
  }
  expect(await ended(command, `${args} --dist ${dist}`)).toEqual([
    1,
    "--key none.pem: this file cannot be read (ENOENT: no such file or directory, open 'none.pem').\n",
  ]);
});
