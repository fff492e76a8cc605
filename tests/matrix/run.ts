import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { loadBundles } from '../../scripts/config/readConfigs';
import { drawSeed } from '../../scripts/test/drawSeed';
import { root, runWide } from '../browser/wideRun';
import { openProgress } from '../progress';
import { allTestCases, nameOf } from './testCases';

interface Options {
  readonly seed: string;
  readonly share?: string;
  readonly only?: string;
  readonly widths?: string;
  readonly workers: string;
  readonly port?: string;
  readonly resume?: boolean;
}

/**
 * `npm run test:matrix`: every route × template × guest and player × phone and desk in a real browser, against the real
 * build and the sandbox over HTTP.
 */
async function run({ seed, share, only, widths, workers, port, resume = false }: Options): Promise<void> {
  // "template4 guest /slots 360" names a window, too.
  const [, words = only, width = widths] = /^(.*) (\d+)$/.exec(only ?? '') ?? [];
  const record = join(root, '.cache/test/matrix-test-cases');
  const { green } = await openProgress(root, record, resume);
  if (green.size > 0) console.log(`${green.size} test cases passed in the run before.`);
  const left = allTestCases([...loadBundles(root).bundles.values()]).filter((testCase) => !green.has(nameOf(testCase)));
  if (left.length === 0) {
    console.log('Every test case passed before.');
    return;
  }
  const done = `${record}-before`;
  await writeFile(done, [...green].join('\n'));
  if (share !== undefined) console.log(`The same again: npm run test:matrix -- --share ${share} --seed ${seed}`);
  await runWide({
    project: 'matrix',
    only: words,
    workers,
    env: {
      ...(share === undefined ? { MATRIX: 'all', MATRIX_OPENS: 'each' } : { MATRIX_SHARE: share, E2E_SEED: seed }),
      ...(width === undefined ? {} : { MATRIX_WIDTHS: widthsOf(width) }),
      ...(port === undefined ? {} : { E2E_PORT: port }),
      MATRIX_DONE: done,
      MATRIX_RECORD: record,
    },
  });
  console.log(`${(await readFile(record, 'utf8')).split('\n').filter(Boolean).length - 1} test cases passed so far.`);
}

/** Throws where one of the widths is no window that the sites are made for. */
function widthsOf(list: string): string {
  for (const text of list.split(',')) {
    const width = Number(text);
    if (!Number.isInteger(width) || width < 320 || width > 3840)
      throw new InvalidArgumentError(`"${text}" is no whole number from 320 to 3840.`);
  }
  return list;
}

await new Command('npm run test:matrix --')
  .description(
    'Every route of every template, for guests and players, at 360 and 1440 px: status, title, heading, access, layout, messages, accessibility, words cut or covered, shifts.',
  )
  .option('--seed <number>', 'samples the test cases', String(drawSeed()))
  .option('--share <part>', 'a part of all test cases, from 0 to 1')
  .option(
    '--only <words>',
    'test cases whose name holds this, for example "template4 guest /slots", with or without a width',
  )
  .option('--widths <px,px>', 'windows of other widths, for example 768,1024', widthsOf)
  .option('--workers <number>', 'tests side by side', '2')
  .option('--port <number>', 'a server that runs already, on this port')
  .option(
    '--resume',
    'goes on where a run of the same code and configuration was broken off: a test case that passed is not run again',
  )
  .action(run)
  .parseAsync();
