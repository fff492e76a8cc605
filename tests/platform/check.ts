import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expectServer } from '../../scripts/options/expectServer';
import { expectKnown, Refusal } from '../../scripts/options/refusal';
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
  readonly writes: boolean;
}

/**
 * `npm run platform:check -- <url>`: reads a platform as the sites read it, and prints what came; changes nothing
 * there, with `--writes` either. Status 1 where start-up fails.
 */
async function check(url: string, { site: domain, account, password, writes }: Options): Promise<void> {
  const origin = platformOrigin(url, 'The address');
  expectWhole(account, password);
  if (writes && account === undefined) throw new Refusal('--writes needs a player. Give --account and --password.');
  const known = await readdir(join(root, 'site-configs/sites'));
  expectKnown([domain], 'a site', known);
  await expectServer(origin, 'Is the address right?');
  const site = read(`site-configs/sites/${domain}/site.json`) as CheckedSite;
  const player = account === undefined || password === undefined ? undefined : { accountId: account, password };
  const { calls, groups } = await checkPlatform(origin, site, player, { writes });
  for (const call of calls) for (const line of linesOf(call)) console.log(line);
  const { timeZone } = readPlatform('api') as { readonly timeZone: string };
  console.log(`\n${calls.filter(({ outcome }) => outcome === 'answered').length} of ${calls.length} calls answered.`);
  const isOpen = calls.some(({ name, outcome }) => name === 'startup' && outcome === 'answered');
  for (const line of isOpen ? reportOf(groups, timeZone, player !== undefined) : notOpen) console.log(line);
  const needed: readonly CallName[] = player === undefined ? ['startup'] : ['startup', 'login'];
  if (calls.some(({ name, outcome }) => needed.includes(name) && outcome === 'failed')) process.exitCode = 1;
}

/** Said where start-up fails: what other calls answer then says nothing of a platform that knows the site. */
const notOpen = [
  'Start-up failed, so nothing else counts and there is no api.json to write. Mend start-up first: the address, the name and the external id of the site (--site) at the platform, what stands before the platform (a login, a firewall).',
];

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
    ...strictWithout(found),
    ...(hasPlayer ? [] : ['', 'The calls of players were not asked. Give --account and --password of a player.']),
  ];
}

/** The jurisdictions whose sites are refused without a group that was not found. */
function strictWithout(found: CheckedGroups['found']): string[] {
  const { elements, jurisdictions } = readPlatform('jurisdictions') as {
    readonly elements: Readonly<Record<string, { readonly widget: string }>>;
    readonly jurisdictions: Readonly<Record<string, readonly string[]>>;
  };
  return Object.entries(jurisdictions).flatMap(([name, asked]) => {
    const lacking = asked.filter((element) => {
      const widget = elements[element]?.widget ?? '';
      const { 'x-needs': needs = {} } = read(`widgets/${widget}/${widget}.schema.json`) as {
        readonly 'x-needs'?: object;
      };
      return Object.keys(needs).some((group) => !found.some((one) => one === group));
    });
    return lacking.length === 0
      ? []
      : [
          '',
          `A site whose jurisdiction is "${name}" is refused with these offers: it asks for ${lacking.join(', ')}. Such a site needs a platform that has them.`,
        ];
  });
}

function readPlatform(name: string): unknown {
  return read(`site-configs/platform/${name}.json`);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
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
  .option(
    '--writes',
    'also makes the calls that change something, so that all stays as it was: about a game and an account that nobody has, and with the player’s own name and password',
    false,
  )
  .action(check)
  .parseAsync();
