import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'livery-gallery-'));
  await mkdir(join(dist, 'assets'));
});
afterEach(() => rm(dist, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(dist, 'assets', name), text);
const document = (style: string, more = '') =>
  `<link rel="stylesheet" href="/assets/${style}"><img src="/brand/logo.svg?v=1a">${more}`;

it('knows a page again whose chunks have only got other names, and whose figures have moved', async () => {
  await write('home-aaaaaaa.css', '@import "layout-bbbbbbb.css"; a { color: red }');
  await write('home-ccccccc.css', '@import "layout-ddddddd.css"; a { color: red }');
  const first = await fingerprintOf(dist, { name: 'Noctis' }, document('home-aaaaaaa.css', '$1,000'));
  expect(await fingerprintOf(dist, { name: 'Noctis' }, document('home-ccccccc.css', '$2,000'))).toBe(first);
});

it.each([
  ['a style', 'a { color: blue }', 'Noctis', '1a'],
  ['the configuration', 'a { color: red }', 'Nocturne', '1a'],
  ['a brand picture', 'a { color: red }', 'Noctis', '2b'],
])('sees that %s has changed', async (_, style, name, version) => {
  await write('home-aaaaaaa.css', 'a { color: red }');
  await write('home-ccccccc.css', style);
  const first = await fingerprintOf(dist, { name: 'Noctis' }, document('home-aaaaaaa.css'));
  expect(await fingerprintOf(dist, { name }, document('home-ccccccc.css').replace('v=1a', `v=${version}`))).not.toBe(
    first,
  );
});
