import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import { projectRoot } from '../options/readers';
import { ScriptCommand } from '../options/scriptCommand';
import { colorNames } from '../../engine/config/compiled';
import { formatProblem } from '../../engine/config/problem';
import { readConfigInput } from '../config/readConfigs';
import { ownTerminal, type Terminal } from '../config/terminal';
import { answers, askNewSite, normalised } from './askNewSite';
import { createChecker, flags, madeUpId, siteFileOf, takenIds, type NewSite, type NewSiteParts } from './newSite';
import { operatorFlags, operatorQuestions, type OperatorAnswer } from './operatorAnswers';
import { localAddress } from '../serve/hosts';

type Flags = Partial<NewSite> & { readonly colour?: string; readonly root: string };

/**
 * `npm run new-site [-- --domain … --name …]`: writes `site-configs/sites/<domain>/site.json` once everything in it is
 * sound, and asks in a terminal for what no flag says (CARD-1, CARD-3). Writes nothing, with exit status 1, where a
 * value is refused or missing.
 */
export async function newSiteCommand(
  args: readonly string[],
  terminal: Terminal = ownTerminal,
  isAsked = process.stdin.isTTY,
): Promise<number> {
  const { say, complain } = terminal;
  const command = new ScriptCommand('npm run new-site --')
    .description('Makes a new site. In a terminal it asks for what the flags leave out.')
    .option('--domain <host>', 'host name, for example sunny-reef.example')
    .option('--name <words>', 'what the brand is called')
    .option('--template <code>', 'theme code, one of site-configs/platform/themes.json')
    .option('--colour <name>', `one of ${colorNames.join(', ')}`)
    .addOption(new Option('--color <name>').hideHelp().conflicts('colour'))
    .option(
      '--currency <code>',
      'currency players bet in: a code of ISO 4217, or a code, its digits after the point and its sign, such as "USDT 6 ₮"',
    )
    .option('--languages <codes>', 'with commas between them, the default one first, for example EN,PHP')
    .option('--external-id <id>', "the site's id at the platform; without it one is made up from the name")
    .option('--root <folder>', 'project root', projectRoot, process.cwd());
  for (const [answer, flag] of Object.entries(operatorFlags))
    command.option(`${flag} <words>`, operatorQuestions[answer as OperatorAnswer]);
  const { root, colour, ...flagged } = command.parse(args, { from: 'user' }).opts<Flags>();
  const color = flagged.color ?? colour;
  const given = normalisedAll({ ...flagged, ...(color === undefined ? {} : { color }) });
  const input = readConfigInput(root);
  const folders = readdirSync(join(root, 'site-configs/sites'));
  const parts = createChecker(input, folders);
  const { check, textOf, adviceOf } = parts;
  const taken = takenIds(input);
  const idFor = (name: string) => madeUpId(name, taken);

  const site = isAsked ? await asked(given, { ...parts, idFor }, terminal) : complete(given, idFor, terminal);
  if (site === undefined) return 1;
  const problems = check(site);
  for (const { answer, message } of problems) complain(`${flags[answer]}: ${message}`);
  if (problems.length > 0) {
    complain('Nothing was written.');
    return 1;
  }
  write(root, siteFileOf(site.domain), textOf(site));
  say(`Wrote ${siteFileOf(site.domain)}.`);
  for (const problem of adviceOf(site)) say(`${problem.severity}  ${formatProblem(problem)}`);
  if (given.externalId === undefined)
    say(`Its externalId is ${site.externalId}; put the id there that the platform gave this site.`);
  const address = localAddress(site.domain, Number(process.env['PORT'] ?? 4173));
  say(
    `A running "npm start" serves it at once and prints its address: ${address}${process.env['PORT'] === undefined ? ', or at the PORT it was given' : ''}`,
  );
  return 0;
}

function normalisedAll(given: Partial<NewSite>): Partial<NewSite> {
  return Object.fromEntries(
    answers.flatMap((answer) =>
      given[answer] === undefined ? [] : [[answer, normalised(answer, given[answer].trim())]],
    ),
  );
}

/**
 * The site that the flags say; undefined, with a line for each flag that is missing, where they do not say all of it.
 */
function complete(
  given: Partial<NewSite>,
  idFor: (name: string) => string,
  { complain }: Terminal,
): NewSite | undefined {
  const { domain, name, template, color, currency, languages, externalId } = given;
  if (
    domain !== undefined &&
    name !== undefined &&
    template !== undefined &&
    color !== undefined &&
    currency !== undefined &&
    languages !== undefined
  )
    return { ...given, domain, name, template, color, currency, languages, externalId: externalId ?? idFor(name) };
  for (const answer of answers.filter(
    (wanted) => given[wanted] === undefined && wanted !== 'externalId' && !Object.hasOwn(operatorFlags, wanted),
  ))
    complain(
      `${flags[answer]} is missing. Without a terminal each value comes as a flag; "npm run new-site -- --help" lists them.`,
    );
  complain('Nothing was written.');
  return undefined;
}

async function asked(
  given: Partial<NewSite>,
  parts: NewSiteParts & { readonly idFor: (name: string) => string },
  { say, complain }: Terminal,
): Promise<NewSite | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  try {
    return await askNewSite(given, {
      ...parts,
      ask: (question) => lines.question(question, { signal: closed.signal }),
      print: (line) => say(line),
    });
  } catch (error) {
    if (!closed.signal.aborted) throw error;
    complain('\nNothing was written.');
    return undefined;
  } finally {
    lines.close();
  }
}

/** Makes the folder and the file; fails where either is there. */
function write(root: string, path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file));
  writeFileSync(file, text, { flag: 'wx' });
}
