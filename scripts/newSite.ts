import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, Option } from 'commander';
import { colorNames } from '../engine/config/compiled';
import { readConfigInput } from './config/readConfigs';
import { answers, askNewSite, normalised } from './newSite/askNewSite';
import { createChecker, flags, madeUpId, siteFileOf, takenIds, type NewSite, type NewSiteParts } from './newSite/newSite';
import { operatorFlags, operatorQuestions, type OperatorAnswer } from './newSite/operatorAnswers';
import { localAddress } from './serve/hosts';

type Flags = Partial<NewSite> & { readonly colour?: string; readonly root: string };

/**
 * `npm run new-site [-- --domain … --name …]`: writes `site-configs/sites/<domain>/site.json` once everything in it is sound, and asks in a
 * terminal for what no flag says (CARD-1, CARD-3). Writes nothing, with exit status 1, where a value is refused or missing.
 */
async function main(): Promise<number> {
  const command = new Command('npm run new-site --')
    .description('Makes a new site. In a terminal it asks for what the flags leave out.')
    .option('--domain <host>', 'host name, for example sunny-reef.example')
    .option('--name <words>', 'what the brand is called')
    .option('--template <code>', 'theme code, one of site-configs/platform/themes.json')
    .option('--colour <name>', `one of ${colorNames.join(', ')}`)
    .addOption(new Option('--color <name>').hideHelp())
    .option('--currency <code>', 'ISO 4217 code of the currency players bet in')
    .option('--languages <codes>', 'with commas between them, the default one first, for example EN,PHP')
    .option('--external-id <id>', "the site's id at the platform; without it one is made up from the name")
    .option('--root <folder>', 'project root', process.cwd());
  for (const [answer, flag] of Object.entries(operatorFlags)) command.option(`${flag} <words>`, operatorQuestions[answer as OperatorAnswer]);
  const { root, colour, ...flagged } = command.parse().opts<Flags>();
  const color = flagged.color ?? colour;
  const given = normalisedAll({ ...flagged, ...(color === undefined ? {} : { color }) });
  const input = readConfigInput(root);
  const folders = readdirSync(join(root, 'site-configs/sites'));
  const parts = createChecker(input, folders);
  const { check, textOf } = parts;
  const idFor = (name: string) => madeUpId(name, takenIds(input));

  const site = process.stdin.isTTY ? await asked(given, { ...parts, idFor }) : complete(given, idFor);
  if (site === undefined) return 1;
  const problems = check(site);
  for (const { answer, message } of problems) console.error(`${flags[answer]}: ${message}`);
  if (problems.length > 0) {
    console.error('Nothing was written.');
    return 1;
  }
  write(root, siteFileOf(site.domain), textOf(site));
  console.log(`Wrote ${siteFileOf(site.domain)}.`);
  if (given.externalId === undefined) console.log(`Its externalId is ${site.externalId}; put the id there that the platform gave this site.`);
  const address = localAddress(site.domain, Number(process.env['PORT'] ?? 4173));
  console.log(
    `A running "npm start" serves it at once and prints its address: ${address}${process.env['PORT'] === undefined ? ', or at the PORT it was given' : ''}`,
  );
  return 0;
}

function normalisedAll(given: Partial<NewSite>): Partial<NewSite> {
  return Object.fromEntries(answers.flatMap((answer) => (given[answer] === undefined ? [] : [[answer, normalised(answer, given[answer].trim())]])));
}

/** The site that the flags say; undefined, with a line for each flag that is missing, where they do not say all of it. */
function complete(given: Partial<NewSite>, idFor: (name: string) => string): NewSite | undefined {
  const { domain, name, template, color, currency, languages, externalId } = given;
  if (domain !== undefined && name !== undefined && template !== undefined && color !== undefined && currency !== undefined && languages !== undefined)
    return { ...given, domain, name, template, color, currency, languages, externalId: externalId ?? idFor(name) };
  for (const answer of answers.filter((wanted) => given[wanted] === undefined && wanted !== 'externalId' && !Object.hasOwn(operatorFlags, wanted)))
    console.error(`${flags[answer]} is missing. Without a terminal each value comes as a flag; "npm run new-site -- --help" lists them.`);
  console.error('Nothing was written.');
  return undefined;
}

async function asked(given: Partial<NewSite>, parts: NewSiteParts & { readonly idFor: (name: string) => string }): Promise<NewSite | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  try {
    return await askNewSite(given, {
      ...parts,
      ask: (question) => terminal.question(question, { signal: closed.signal }),
      print: (line) => console.log(line),
    });
  } catch (error) {
    if (!closed.signal.aborted) throw error;
    console.error('\nNothing was written.');
    return undefined;
  } finally {
    terminal.close();
  }
}

/** Makes the folder and the file; fails where either is there. */
function write(root: string, path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file));
  writeFileSync(file, text, { flag: 'wx' });
}

process.exitCode = await main();
