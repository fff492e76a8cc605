import { expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem, problemOfFile } from '../../engine/config/problem';
import { validateConfigs } from '../../engine/config/validateConfigs';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { everyRow } from '../fixtures/everyRow';
import { gateShare } from '../gateShare';
import { baseInput } from './baseInput';

/** A project in which one file is there and cannot be read: by its letters, its rights or its kind. */
function withUnread(input: ReturnType<typeof baseInput>, file: string) {
  const files = new Map(input.files);
  files.delete(file);
  const problem = problemOfFile(file, 'file-encoding', 'The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.');
  return { ...input, files, unread: new Map([[file, problem]]) };
}

const shipped = readConfigInput(process.cwd());

it.each([
  ['the base project', baseInput()],
  ['the shipped configuration', shipped],
])('[CARD-5] a file of %s that cannot be read is told of once, and no other is blamed for it', (_, input) => {
  // Which kind of file it is decides what else knows it.
  const files = gateShare([...input.files.keys()], 0.1, (file) => file, (file) => [file.split('/').slice(0, 2).join('/').replace(/\d+/, '')]);
  return everyRow(files, (file) => file, (file) => {
    const told = validateConfigs(withUnread(input, file)).filter(({ severity }) => severity === 'error');
    expect(told.map(formatProblem)).toEqual([
      `${file}:1:1  The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.  [file-encoding]`,
    ]);
  });
});

it('[CARD-5] a topic of the platform that is missing is told of once, and no other file is blamed for it', () => {
  const topics = [...shipped.files.keys()].filter((file) => file.startsWith('site-configs/platform/'));
  return everyRow(topics, (file) => file, (file) => {
    const files = new Map(shipped.files);
    files.delete(file);
    const { problems, bundles } = compileConfigs({ ...shipped, files });
    expect(problems.map(formatProblem)).toEqual([`${file}:1:1  The platform needs this file.  [file-missing]`]);
    expect(bundles.size).toBe(0);
  });
});

it('[CARD-5] a page of a site that cannot be read stops that site alone', () => {
  const page = 'site-configs/sites/cubo.example/pages/black-friday.json';
  const { problems, bundles } = compileConfigs(withUnread(shipped, page));
  expect(problems.map(({ file }) => file)).toEqual([page]);
  expect(bundles.has('cubo.example')).toBe(false);
  expect(bundles.size).toBe(compileConfigs(shipped).bundles.size - 1);
});
