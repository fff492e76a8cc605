import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expectServer } from '../../scripts/options/expectServer';
import { expectKnown } from '../../scripts/options/refusal';
import { ScriptCommand } from '../../scripts/options/scriptCommand';
import type { CallName } from '../../engine/api/calls';
import { platformOrigin } from '../../scripts/connect/platformOrigin';
import { expectWhole } from './account';
import { checkPlatform, type CheckedCall, type CheckedGroups, type CheckedSite } from './checkPlatform';

const root = resolve(import.meta.dirname, '../..');

interface Options {
  readonly site: string;
  readonly account?: string;
  readonly password?: string;
}

/**
 * `npm run platform:check -- <url>`: reads a platform as the sites read it, and prints what came; changes nothing
 * there. Status 1 where start-up fails.
 */
async function check(url: string, { site: domain, account, password }: Options): Promise<void> {
  const origin = platformOrigin(url, 'The address');
  expectWhole(account, password);
  const known = await readdir(join(root, 'site-configs/sites'));
  expectKnown([domain], 'a site', known);
  await expectServer(origin, 'Is the address right?');
  const site = JSON.parse(readFileSync(join(root, 'site-configs/sites', domain, 'site.json'), 'utf8')) as CheckedSite;
  const player = account === undefined || password === undefined ? undefined : { accountId: account, password };
  const { calls, groups } = await checkPlatform(origin, site, player);
  for (const call of calls) for (const line of linesOf(call)) console.log(line);
  const { timeZone } = JSON.parse(readFileSync(join(root, 'site-configs/platform/api.json'), 'utf8')) as {
    readonly timeZone: string;
  };
  console.log(`\n${calls.filter(({ outcome }) => outcome === 'answered').length} of ${calls.length} calls answered.`);
  for (const line of reportOf(groups, timeZone, player !== undefined)) console.log(line);
  const needed: readonly CallName[] = player === undefined ? ['startup'] : ['startup', 'login'];
  if (calls.some(({ name, outcome }) => needed.includes(name) && outcome === 'failed')) process.exitCode = 1;
}

/** What was found of our groups, and the file that says so to the sites. */
function reportOf({ found, missing, unknown }: CheckedGroups, timeZone: string, hasPlayer: boolean): string[] {
  const api = { $schema: '../../schemas/platform/api.schema.json', version: 1, timeZone, offers: found };
  return [
    `Groups of our extension: ${found.join(', ') || 'none'}.`,
    `Not there: ${missing.join(', ') || 'none'}.`,
    ...(unknown.length === 0
      ? []
      : [
          `Not known: ${unknown.join(', ')}. ${hasPlayer ? 'Asking would change something, or failed.' : 'Their calls need a player.'} Add those that the platform has.`,
        ]),
    '',
    'site-configs/platform/api.json (say the zone in which the platform means its times):',
    JSON.stringify(api, null, 2),
    ...(hasPlayer ? [] : ['', 'The calls of players were not asked. Give --account and --password of a player.']),
  ];
}

function linesOf({ name, path, origin, outcome, detail, deviations }: CheckedCall): string[] {
  const words = { answered: 'answered', failed: 'FAILED', missing: 'not there', unasked: 'not asked' }[outcome];
  const ours = origin === 'livery' ? ' (ours)' : '';
  return [
    `${words.padEnd(10)} ${name.padEnd(20)} ${path}${ours}${detail === '' ? '' : `: ${detail}`}`,
    ...deviations.map((line) => `${' '.repeat(11)}- ${line}`),
  ];
}

await new ScriptCommand('npm run platform:check --')
  .description(
    'Reads a platform as the sites read it: what answered, what was otherwise than expected, and the api.json to write. It changes nothing there.',
  )
  .argument('<url>', 'where the platform answers, for example https://platform.example')
  .option('--site <domain>', 'the site that asks', 'lucky-harbor.example')
  .option('--account <id>', 'a player, for the calls of players')
  .option('--password <word>', 'the password of that player')
  .action(check)
  .parseAsync();
