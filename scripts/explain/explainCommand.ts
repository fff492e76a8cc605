import { Option } from 'commander';
import { projectRoot } from '../options/readers';
import { ScriptCommand } from '../options/scriptCommand';
import { readConfigInput } from '../config/readConfigs';
import { ownTerminal, type Terminal } from '../config/terminal';
import { explainer } from './explain';
import { printExplanation } from './printExplanation';

interface ExplainOptions {
  readonly format: 'pretty' | 'json';
  readonly root: string;
}

/**
 * `npm run explain -- <domain> [page] [node] [--format pretty|json]`: what a site, a page or a node is made of, and the
 * file, line and layer each value comes from; exit status 1 for a word that names nothing.
 */
export function explainCommand(args: readonly string[], { say, complain }: Terminal = ownTerminal): number {
  const program = new ScriptCommand('npm run explain --')
    .showHelpAfterError('For example: npm run explain -- lucky-harbor.example /')
    .description('Says why a page looks as it does: its nodes, their props, and where each value comes from.')
    .argument('<domain>', 'folder of the site, for example lucky-harbor.example')
    .argument('[page]', 'name or address of a page, "modal:<name>", or "colors"; without it the site itself')
    .argument('[node]', 'id of a node of that page')
    .addOption(
      new Option('--format <format>', 'how the answer is printed').choices(['pretty', 'json']).default('pretty'),
    )
    .option('--root <folder>', 'project root', projectRoot, process.cwd())
    .parse(args, { from: 'user' });
  const { format, root } = program.opts<ExplainOptions>();
  const [domain = '', page, node] = program.args;
  const question = { domain, ...(page === undefined ? {} : { page }), ...(node === undefined ? {} : { node }) };
  const explanation = explainer(root, readConfigInput(root))(question);
  if (explanation.kind === 'unknown') {
    if (format === 'json') say(JSON.stringify(explanation, null, 2));
    else complain(explanation.message);
    return 1;
  }
  say(format === 'json' ? JSON.stringify(explanation, null, 2) : printExplanation(explanation));
  return 0;
}
