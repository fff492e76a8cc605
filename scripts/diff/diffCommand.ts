import { Option } from 'commander';
import { projectRoot } from '../options/readers';
import { ScriptCommand } from '../options/scriptCommand';
import { bySite } from '../../engine/config/compileConfigs';
import { unknownWord } from '../../engine/config/nearest';
import { readConfigInput } from '../config/readConfigs';
import { ownTerminal, type Terminal } from '../config/terminal';
import { compareConfigs, compareTwo, unreadableOf, type Difference } from './compareSites';
import { filesOfRef } from './refInput';

const listed = 3;

/**
 * `npm run diff -- <ref> [--format pretty|json]`: what sites and pages show otherwise than at a git ref, in words; exit
 * status 1 only for a ref, or one of two sites, that cannot be read.
 */
export function diffCommand(args: readonly string[], terminal: Terminal = ownTerminal): number {
  const { say } = terminal;
  const program = new ScriptCommand('npm run diff --')
    .showHelpAfterError('For example: npm run diff -- main')
    .description('Says in words what the configuration means against a git ref.')
    .argument('[ref]', 'for example main or HEAD~1')
    .option('--sites <domains...>', 'two sites to compare with each other, in place of a git ref')
    .addOption(
      new Option('--format <format>', 'how differences are printed').choices(['pretty', 'json']).default('pretty'),
    )
    .option('--root <folder>', 'project root', projectRoot, process.cwd())
    .parse(args, { from: 'user' });
  const { format, root, sites } = program.opts<{
    format: 'pretty' | 'json';
    root: string;
    sites?: readonly string[];
  }>();
  const [ref] = program.args;
  if (sites !== undefined && ref !== undefined)
    return refused(
      `--sites compares two sites as they are, so "${ref}" does not count beside it. Leave one of the two out.`,
      format,
      terminal,
    );
  if (sites !== undefined) return twoSites(root, sites, format, terminal);
  if (ref === undefined) return refused('Name a git ref, or two sites with --sites.', format, terminal);
  let files: ReturnType<typeof filesOfRef>;
  try {
    files = filesOfRef(root, ref);
  } catch {
    return refused(`"${ref}" is not a commit, branch or tag that git can read here.`, format, terminal);
  }
  const after = readConfigInput(root);
  const differences = compareConfigs({ ...after, files }, after);
  if (format === 'json') say(JSON.stringify(differences, null, 2));
  else say(differences.length === 0 ? `Nothing changes against ${ref}.` : differences.map(sentence).join('\n'));
  return 0;
}

/** What the second of two sites shows otherwise than the first. */
function twoSites(root: string, domains: readonly string[], format: 'pretty' | 'json', terminal: Terminal): number {
  const { say } = terminal;
  const input = readConfigInput(root);
  const known = bySite(input).sites.map(({ domain }) => domain);
  const [from, to] = domains;
  const lost = domains.find((domain) => !known.includes(domain));
  if (from === undefined || to === undefined || domains.length !== 2 || lost !== undefined) {
    const reason =
      lost === undefined
        ? 'Name two sites: npm run diff -- --sites <domain> <domain>.'
        : unknownWord(lost, 'a site', known).message;
    return refused(reason, format, terminal);
  }
  const [unreadable] = unreadableOf(input, domains);
  if (unreadable !== undefined)
    return refused(`${unreadable} cannot be read; npm run validate says why.`, format, terminal);
  const texts = compareTwo(input, from, to) ?? [];
  if (format === 'json') say(JSON.stringify(texts, null, 2));
  else say(texts.length === 0 ? `${to} shows what ${from} shows.` : [`From ${from} to ${to}:`, ...texts].join('\n'));
  return 0;
}

/** Says why nothing was compared: to programs as the other answers are, to people beside them. */
function refused(message: string, format: 'pretty' | 'json', { say, complain }: Terminal): 1 {
  if (format === 'json') say(JSON.stringify({ kind: 'unknown', message }, null, 2));
  else complain(message);
  return 1;
}

function sentence({ text, domains }: Difference): string {
  return domains.length > listed ? `${text} on ${domains.length} domains` : `${text} on ${domains.join(', ')}`;
}
