import { apiTypes, descriptorTypes, widgetTypes } from './generate/types';
import { catalogueSchema } from './generate/catalogue';
import { readCatalogueNames } from './generate/catalogueNames';
import { variantsOf } from './config/variants';
import { apiValidators } from './generate/apiValidators';
import { descriptorValidators, widgetValidators } from './generate/validators';
import { runtimeFiles } from './generate/runtime';
import { readSources } from './generate/sources';
import { driftOf, write, type Outputs } from './generate/outputs';

/**
 * `npm run generate [-- --check]`: makes everything under schemas/generated from the schemas. With `--check` nothing is
 * written and the exit status is 1 when a file would change.
 */
async function main(root: string, check: boolean): Promise<number> {
  const sources = readSources(root);
  const outputs: Outputs = new Map([
    ...(await widgetTypes(sources)),
    ...(await descriptorTypes(sources)),
    ...(await apiTypes(sources)),
    ...descriptorValidators(sources),
    ...widgetValidators(sources),
    ...apiValidators(sources),
    ...runtimeFiles(),
    ...catalogueSchema(sources, readCatalogueNames(root), (type, prop) => variantsOf(root, type)[prop] ?? []),
  ]);
  for (const problem of sources.problems) console.error(problem);
  if (sources.problems.length > 0) console.error('Schemas with problems were left out.');
  const drift = driftOf(root, outputs);
  if (check) {
    for (const line of drift) console.error(`${line}. Run "npm run generate".`);
    return drift.length + sources.problems.length > 0 ? 1 : 0;
  }
  write(root, outputs);
  console.log(drift.length === 0 ? 'schemas/generated is up to date.' : drift.join('\n'));
  return sources.problems.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.cwd(), process.argv.includes('--check'));
