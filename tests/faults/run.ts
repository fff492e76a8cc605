import { Command } from 'commander';
import { drawSeed } from '../../scripts/test/drawSeed';
import { runWide } from '../browser/wideRun';

interface Options {
  readonly seed: string;
  readonly share?: string;
  readonly only?: string;
  readonly workers: string;
}

/**
 * `npm run test:faults`: every call × every fault in a real browser, against the real build and a sandbox over HTTP
 * (ERR-1…7).
 */
async function run({ seed, share, only, workers }: Options): Promise<void> {
  const env: Record<string, string> = share === undefined ? { FAULTS: 'all' } : { FAULTS_SHARE: share, E2E_SEED: seed };
  if (share !== undefined) console.log(`The same again: npm run test:faults -- --share ${share} --seed ${seed}`);
  await runWide({ project: 'faults', only: only === undefined ? undefined : `${only} × `, workers, env });
}

await new Command('npm run test:faults --')
  .description(
    'Every call × every fault in a real browser: right dialog, toast or silence, and a page that can be used.',
  )
  .option('--seed <number>', 'samples the test cases', String(drawSeed()))
  .option('--share <part>', 'a part of all test cases, from 0 to 1')
  .option('--only <call>', 'one call, by its name in the table')
  .option('--workers <number>', 'tests side by side', '2')
  .action(run)
  .parseAsync();
