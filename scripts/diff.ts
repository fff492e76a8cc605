import { Command, Option } from 'commander';
import { readConfigInput } from './config/readConfigs';
import { compareConfigs, type Difference } from './diff/compareSites';
import { filesOfRef } from './diff/refInput';

const listed = 3;

/** `npm run diff -- <ref> [--format pretty|json]`: what sites and pages show otherwise than at a git ref, in words; exit status 1 only for a ref that cannot be read. */
function main(): number {
  const program = new Command('npm run diff --')
    .showHelpAfterError('For example: npm run diff -- main')
    .description('Says in words what the configuration means against a git ref.')
    .argument('<ref>', 'for example main or HEAD~1')
    .addOption(new Option('--format <format>', 'how differences are printed').choices(['pretty', 'json']).default('pretty'))
    .option('--root <folder>', 'project root', process.cwd())
    .parse();
  const { format, root } = program.opts<{ format: 'pretty' | 'json'; root: string }>();
  const [ref = ''] = program.args;
  let files: ReturnType<typeof filesOfRef>;
  try {
    files = filesOfRef(root, ref);
  } catch {
    console.error(`"${ref}" is not a commit, branch or tag that git can read here.`);
    return 1;
  }
  const after = readConfigInput(root);
  const differences = compareConfigs({ ...after, files }, after);
  if (format === 'json') console.log(JSON.stringify(differences, null, 2));
  else console.log(differences.length === 0 ? `Nothing changes against ${ref}.` : differences.map(sentence).join('\n'));
  return 0;
}

function sentence({ text, domains }: Difference): string {
  return domains.length > listed ? `${text} on ${domains.length} domains` : `${text} on ${domains.join(', ')}`;
}

process.exitCode = main();
