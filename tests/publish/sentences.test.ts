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

it.each([
  ['serve', '--no-build --key none.pem'],
  ['publish', '--key none.pem'],
])('npm run %s ends with one line where there is no such key', async (command, args) => {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) {
    mkdirSync(join(dist, 'code/one'), { recursive: true });
    writeFileSync(join(dist, 'code/one/chunks.json'), '{}');
  }
  const ended = await new Promise<readonly unknown[]>((end) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${command}.ts`, ...args.split(' '), '--dist', dist],
      { cwd: root, env: { ...process.env, LIVERY_STORE: join(folder, 'store') } },
      (error, _, err) => end([error?.code, err]),
    );
  });
  expect(ended).toEqual([
    1,
    "--key none.pem: this file cannot be read (ENOENT: no such file or directory, open 'none.pem').\n",
  ]);
});
