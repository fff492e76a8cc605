import { Command, Option } from 'commander';
import { checkConfigs, compileConfigs, hasErrors } from '../engine/config/compileConfigs';
import { jurisdictionProblems } from '../engine/config/jurisdictions';
import { problemPrinters, type ProblemFormat } from './config/printProblems';
import { readConfigInput } from './config/readConfigs';

const formats = Object.keys(problemPrinters) as ProblemFormat[];

/** `npm run validate [-- --format pretty|json|github] [paths]`: prints every problem; exit status 1 if one is an error (CARD-5). */
function main(): number {
  const program = new Command('validate')
    .description('Checks every configuration file; writes nothing.')
    .argument('[paths...]', 'show only problems in files below these paths')
    .addOption(new Option('--format <format>', 'how problems are printed').choices(formats).default('pretty'))
    .option('--jurisdiction <name>', 'hold every site to its rules of responsible play, not only those that claim it')
    .option('--root <folder>', 'project root', process.cwd())
    .parse();
  const { format, root, jurisdiction } = program.opts<{ format: ProblemFormat; root: string; jurisdiction?: string }>();
  const input = readConfigInput(root);
  const below = program.args.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  const checked = checkConfigs(input);
  const wanting = jurisdictionProblems(checked.platform, compileConfigs(input).bundles, jurisdiction);
  const problems = [...checked.problems, ...wanting].filter(
    ({ file }) => below.length === 0 || below.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  const text = problemPrinters[format](problems, input.files);
  if (text !== '') process.stdout.write(`${text}\n`);
  return hasErrors(problems) ? 1 : 0;
}

process.exitCode = main();
