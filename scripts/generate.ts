import { ScriptCommand } from './options/scriptCommand';
import { apiPage } from './generate/apiPage';
import { apiTypes, descriptorTypes, stateTypes, widgetTypes } from './generate/types';
import { currencyTable } from './generate/currencies';
import { catalogueSchema, offeredNames } from './generate/catalogue';
import { readCatalogueNames } from './generate/catalogueNames';
import { variantsOf } from './config/variants';
import { apiValidators, stateValidators } from './generate/apiValidators';
import { descriptorValidators, widgetValidators } from './generate/validators';
import { runtimeFiles } from './generate/runtime';
import { openApi } from './generate/openApi';
import { lists } from './generate/lists';
import { operatorsPage } from './generate/operatorsPage';
import { templatesPage } from './generate/templatesPage';
import { widgetsPage } from './generate/widgetsPage';
import { languagesPage } from './words/languagesPage';
import { readSources } from './generate/sources';
import { errorsPage } from './generate/errorsPage';
import { driftOf, write, type Outputs } from './generate/outputs';

/**
 * `npm run generate [-- --check]`: makes everything under schemas/generated from the schemas, docs/api.md,
 * docs/openapi.json, docs/widgets.md, the table of fields in docs/operators.md, that of choices in
 * docs/template-authors.md, the glossary in docs/languages.md, and docs/errors.md. With `--check` nothing is written
 * and the exit status is 1 when a file would change.
 */
async function main(root: string, check: boolean): Promise<number> {
  const sources = readSources(root);
  const outputs: Outputs = new Map([
    ...(await widgetTypes(sources)),
    ...(await descriptorTypes(sources)),
    ...(await apiTypes(sources)),
    ...(await stateTypes(sources)),
    ...descriptorValidators(sources),
    ...widgetValidators(sources),
    ...apiValidators(sources),
    ...stateValidators(sources),
    ...runtimeFiles(),
    ...currencyTable(),
    ...lists(root),
    ...catalogueSchema(sources, readCatalogueNames(root), (type, prop) =>
      offeredNames(variantsOf(root, type)[prop] ?? []),
    ),
  ]);
  for (const problem of sources.problems) console.error(problem);
  if (sources.problems.length > 0) console.error('Schemas with problems were left out.');
  const drift = driftOf(root, outputs);
  if (!check) write(root, outputs);
  // The page reads the call table, which imports what was just written.
  const { listedEndpoints } = await import('./generate/listedEndpoints');
  const rows = await listedEndpoints();
  const page = await formatted(
    new Map([
      ...apiPage(root, sources, rows),
      ...openApi(root, sources, rows),
      ...operatorsPage(root, sources),
      ...templatesPage(root),
      ...widgetsPage(root),
      ...languagesPage(root),
      ...errorsPage(),
    ]),
  );
  drift.push(...driftOf(root, new Map([...outputs, ...page])).filter((line) => !drift.includes(line)));
  if (check) {
    for (const line of drift) console.error(`${line}. Run "npm run generate".`);
    return drift.length + sources.problems.length > 0 ? 1 : 0;
  }
  write(root, new Map([...outputs, ...page]));
  console.log(drift.length === 0 ? 'All generated files are up to date.' : drift.join('\n'));
  return sources.problems.length > 0 ? 1 : 0;
}

/** Pages and documents as the formatter writes them, so that both checks agree. */
async function formatted(pages: Outputs): Promise<Outputs> {
  const { format, resolveConfig } = await import('prettier');
  const entries = [...pages].map(
    async ([path, text]) =>
      [
        path,
        await format(text, { ...(await resolveConfig(path)), parser: path.endsWith('.json') ? 'json' : 'markdown' }),
      ] as const,
  );
  return new Map(await Promise.all(entries));
}

const { check = false } = new ScriptCommand('npm run generate --')
  .description('Writes types, validators, lists and pages from the schemas.')
  .option('--check', 'write nothing; exit status 1 where a file would change')
  .parse()
  .opts<{ readonly check?: true }>();
process.exitCode = await main(process.cwd(), check);
