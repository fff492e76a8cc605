import { spawnSync } from 'node:child_process';
import { Refusal } from '../../scripts/options/refusal';
import { ScriptCommand } from '../../scripts/options/scriptCommand';
import { platformOrigin } from '../../scripts/connect/platformOrigin';
import { expectWhole } from './account';
import { callTable } from './callTable';

interface Options {
  readonly url?: string;
  readonly account?: string;
  readonly password?: string;
}

/**
 * `npm run test:platform`: the conformance suite; with `--url` against that platform, too, which is red where it does
 * not answer.
 */
async function run({ url, account, password }: Options): Promise<void> {
  expectWhole(account, password);
  if (url === undefined && account !== undefined)
    throw new Refusal('--account is a player of the platform that --url names. Give --url, or leave the player out.');
  const named = {
    ...(url === undefined ? {} : { PLATFORM_URL: platformOrigin(url, '--url') }),
    ...(account === undefined ? {} : { PLATFORM_ACCOUNT: account }),
    ...(password === undefined ? {} : { PLATFORM_PASSWORD: password }),
  };
  const { status } = spawnSync('npx', ['vitest', 'run', 'tests/platform/conformance.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...named },
  });
  console.log(await callTable());
  process.exitCode = status ?? 1;
}

await new ScriptCommand('npm run test:platform --')
  .description(
    'Walks the 33 calls of the specification on recorded answers, on the reference platform where it is at hand, and on a platform of tests.',
  )
  .option(
    '--url <url>',
    'a platform for tests: a player is signed up there, and the password of the account is changed and changed back',
  )
  .option('--account <id>', 'a player of that platform; player01 unless said')
  .option('--password <word>', 'the password of that player')
  .action(run)
  .parseAsync();
