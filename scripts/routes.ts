import { projectRoot } from './options/readers';
import { ScriptCommand } from './options/scriptCommand';
import { unknownWord } from '../engine/config/nearest';
import { formatProblem } from '../engine/config/problem';
import { loadBundles } from './config/readConfigs';
import { routesOf, routeTable } from './routes/routeTable';

interface RoutesOptions {
  readonly domain?: string;
  readonly json?: boolean;
  readonly root: string;
}

/**
 * `npm run routes [-- --domain <domain>] [-- --json]`: every route of every site, with who may open it, its layout and
 * its languages.
 */
function main(): number {
  const { domain, json, root } = new ScriptCommand('npm run routes --')
    .description('Prints the routes of every site: path, access, layout, languages.')
    .option('--domain <domain>', 'one site only')
    .option('--json', 'for machines')
    .option('--root <folder>', 'project root', projectRoot, process.cwd())
    .parse()
    .opts<RoutesOptions>();
  const { bundles, problems } = loadBundles(root);
  for (const problem of problems.filter(({ severity }) => severity === 'error')) console.error(formatProblem(problem));
  const wanted = [...bundles].filter(([name]) => domain === undefined || name === domain);
  if (wanted.length === 0) {
    console.error(unknownWord(domain ?? '', 'the domain of a sound site', [...bundles.keys()]).message);
    return 1;
  }
  if (json)
    console.log(JSON.stringify(Object.fromEntries(wanted.map(([name, bundle]) => [name, routesOf(bundle)])), null, 2));
  else {
    for (const [name, bundle] of wanted) {
      const rows = routesOf(bundle);
      console.log(`${name}: ${rows.length} routes\n\n${routeTable(rows)}\n`);
    }
  }
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

process.exitCode = main();
