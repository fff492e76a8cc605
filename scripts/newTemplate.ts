import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { addFiles } from './newWidget/addFiles';
import { sentence } from './options/readers';
import { ScriptCommand, withoutRefusal } from './options/scriptCommand';
import { chooseStructure } from './newTemplate/chooseStructure';
import { readOffers } from './newTemplate/offers';
import { choices, readStructures, type Structure } from './newTemplate/structure';
import { nameProblem, templateFiles } from './newTemplate/templateFiles';

const root = resolve(import.meta.dirname, '..');
const themesFile = 'site-configs/platform/themes.json';

/**
 * `npm run new-template -- <code> [--description <sentence>] [--header … --categories … --hero … --lobby … --card …
 * --footer … --mobile …]`: writes a template that passes every check, and its theme code. What no flag says is chosen
 * so that as little as can be is shared with other templates (LAYOUT-1). Writes nothing, with exit status 1, where
 * something is refused.
 */
async function main(): Promise<number> {
  const offers = readOffers(root);
  const program = new ScriptCommand('npm run new-template --')
    .showHelpAfterError('For example: npm run new-template -- nightmarket')
    .description('Makes a template: structure, layout, five colours, a home page and the test of its contrast.')
    .argument('<code>', 'its name, folder and theme code, for example nightmarket')
    .option(
      '--description <sentence>',
      'its idea, in one sentence',
      sentence,
      'A lobby that still has to find its look.',
    );
  for (const choice of choices)
    program.option(
      `--${choice} <form>`,
      offers[choice]
        .filter(({ isDrawn }) => isDrawn)
        .map(({ word }) => word)
        .join(', '),
    );
  const { description, ...given } = program.parse().opts<{ description: string } & Partial<Structure>>();
  const [name = ''] = program.args;
  const problem = nameProblem(name, existsSync(join(root, 'templates', name)), themeCodes());
  const chosen = chooseStructure(given, offers, readStructures(root));
  const refusals = [...(problem === undefined ? [] : [problem]), ...('refusals' in chosen ? chosen.refusals : [])];
  if (refusals.length > 0 || 'refusals' in chosen) {
    for (const refusal of [...refusals, 'Nothing was written.']) console.error(refusal);
    return 1;
  }
  const files = templateFiles(name, description, chosen.structure);
  const themes = withThemeCode(name);
  await addFiles(root, themes === undefined ? files : new Map([...files, [themesFile, themes]]));
  for (const file of files.keys()) console.log(`Wrote ${file}.`);
  if (themes !== undefined) console.log(`Added the theme code "${name}" to ${themesFile}.`);
  console.log(`Its structure: ${choices.map((choice) => `${choice} ${chosen.structure[choice]}`).join(', ')}.`);
  console.log(
    `See it on a site that is there, without writing to it: npm run preview -- kingsgate.example, then choose "${name}" under Template.`,
  );
  console.log(`A site of its own: npm run new-site -- --template ${name} …. How to go on: docs/template-authors.md.`);
  return 0;
}

/** The theme codes of the platform with one more, that of the template; undefined where it is there already. */
function withThemeCode(name: string): string | undefined {
  if (Object.hasOwn(themeCodes(), name)) return undefined;
  const text = readFileSync(join(root, themesFile), 'utf8');
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  return applyEdits(text, modify(text, ['themes', name], { template: name }, options));
}

function themeCodes(): Readonly<Record<string, unknown>> {
  const text = readFileSync(join(root, themesFile), 'utf8');
  return (JSON.parse(text) as { readonly themes: Readonly<Record<string, unknown>> }).themes;
}

await withoutRefusal(async () => {
  process.exitCode = await main();
});
