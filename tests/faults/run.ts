import { ScriptCommand } from '../../scripts/options/scriptCommand';
import { seedNumber, shareNumber } from '../../scripts/options/readers';
import { expectKnown } from '../../scripts/options/refusal';
import { wholeFrom } from '../../scripts/serve/numberOption';
import { runWide, sampleOf } from '../browser/wideRun';
import { allTestCases } from './testCases';

interface Options {
  readonly seed?: number;
  readonly share?: number;
  readonly only?: string;
  readonly workers: number;
}

/**
 * `npm run test:faults`: every call × every fault in a real browser, against the real build and a sandbox over HTTP
 * (ERR-1…7).
 */
async function run({ seed, share, only, workers }: Options): Promise<void> {
  const sample = sampleOf('test:faults', share, seed);
  if (only !== undefined)
    expectKnown(
      [only],
      'a call',
      (await allTestCases()).map(({ call }) => call),
    );
  const env: Record<string, string> =
    sample === undefined ? { FAULTS: 'all' } : { FAULTS_SHARE: sample.share, E2E_SEED: sample.seed };
  await runWide({ project: 'faults', only: only === undefined ? undefined : `${only} × `, workers, env });
}

await new ScriptCommand('npm run test:faults --')
  .description(
    'Every call × every fault in a real browser: right dialog, toast or silence, and a page that can be used.',
  )
  .option('--seed <number>', 'samples the test cases of a share otherwise than the number in tests/seed', seedNumber)
  .option('--share <part>', 'a part of all test cases, above 0 and at most 1', shareNumber)
  .option('--only <call>', 'one call, by its name in the table')
  .option('--workers <number>', 'tests side by side', wholeFrom(1, 64), 2)
  .action(run)
  .parseAsync();
