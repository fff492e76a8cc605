import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { ScriptCommand } from '../../scripts/options/scriptCommand';
import { loadBundles } from '../../scripts/config/readConfigs';
import { expectServer } from '../../scripts/options/expectServer';
import { seedNumber, shareNumber } from '../../scripts/options/readers';
import { Refusal } from '../../scripts/options/refusal';
import { wholeFrom } from '../../scripts/serve/numberOption';
import { root, runWide, sampleOf } from '../browser/wideRun';
import { openProgress } from '../progress';
import { allTestCases, nameOf } from './testCases';

interface Options {
  readonly seed?: number;
  readonly share?: number;
  readonly only?: string;
  readonly widths?: string;
  readonly workers: number;
  readonly port?: number;
  readonly resume?: boolean;
}

/**
 * `npm run test:matrix`: every route × template × guest and player × phone and desk in a real browser, against the real
 * build and the sandbox over HTTP.
 */
async function run({ seed, share, only, widths, workers, port, resume = false }: Options): Promise<void> {
  const sample = sampleOf('test:matrix', share, seed);
  // "template4 guest /slots 360" names a window, too.
  const [, words = only, width = widths] = /^(.*) (\d+)$/.exec(only ?? '') ?? [];
  const record = join(root, '.cache/test/matrix-test-cases');
  const { green } = await openProgress(root, record, resume);
  if (green.size > 0) console.log(`${green.size} test cases passed in the run before.`);
  const all = allTestCases([...loadBundles(root).bundles.values()]);
  if (words !== undefined && all.every((testCase) => !nameOf(testCase).includes(words)))
    throw new Refusal(`No test case has "${words}" in its name. One of them: ${all.slice(0, 1).map(nameOf).join('')}`);
  if (port !== undefined)
    await expectServer(`http://127.0.0.1:${port}`, 'Start one with "npm start", or leave --port out.');
  const left = all.filter((testCase) => !green.has(nameOf(testCase)));
  if (left.length === 0) {
    console.log('Every test case passed before.');
    return;
  }
  const done = `${record}-before`;
  await writeFile(done, [...green].join('\n'));
  await runWide({
    project: 'matrix',
    only: words,
    workers,
    env: {
      ...(sample === undefined
        ? { MATRIX: 'all', MATRIX_OPENS: 'each' }
        : { MATRIX_SHARE: sample.share, E2E_SEED: sample.seed }),
      ...(width === undefined ? {} : { MATRIX_WIDTHS: widthsOf(width) }),
      ...(port === undefined ? {} : { E2E_PORT: String(port) }),
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

await new ScriptCommand('npm run test:matrix --')
  .description(
    'Every route of every template, for guests and players, at 360 and 1440 px: status, title, heading, access, layout, messages, accessibility, words cut or covered, shifts.',
  )
  .option('--seed <number>', 'samples the test cases of a share otherwise than the number in tests/seed', seedNumber)
  .option('--share <part>', 'a part of all test cases, above 0 and at most 1', shareNumber)
  .option(
    '--only <words>',
    'test cases whose name holds this, for example "template4 guest /slots", with or without a width',
  )
  .option('--widths <px,px>', 'windows of other widths, for example 768,1024', widthsOf)
  .option('--workers <number>', 'tests side by side', wholeFrom(1, 64), 2)
  .option('--port <number>', 'a server that runs already, on this port', wholeFrom(1, 65_535))
  .option(
    '--resume',
    'goes on where a run of the same code and configuration was broken off: a test case that passed is not run again',
  )
  .action(run)
  .parseAsync();
