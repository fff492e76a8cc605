import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { applyEdits, modify } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';
import { chooseStructure } from './newTemplate/chooseStructure';
import { readOffers } from './newTemplate/offers';
import { choices, readStructures, type Structure } from './newTemplate/structure';
import { nameProblem, templateFiles } from './newTemplate/templateFiles';

const themesFile = 'site-configs/platform/themes.json';

/**
 * `npm run new-template -- <code> [--description <sentence>] [--header … --categories … --hero … --lobby … --card …
 * --footer … --mobile …]`: writes a template that passes every check, and its theme code. What no flag says is chosen
 * so that as little as can be is shared with other templates (LAYOUT-1). Writes nothing, with exit status 1, where
 * something is refused.
 */
async function main(): Promise<number> {
  const root = process.cwd();
  const offers = readOffers(root);
  const program = new Command('npm run new-template --')
    .showHelpAfterError('For example: npm run new-template -- nightmarket')
    .description('Makes a template: structure, layout, five colours, a home page and the test of its contrast.')
    .argument('<code>', 'its name, folder and theme code, for example nightmarket')
    .option('--description <sentence>', 'its idea, in one sentence', 'A lobby that still has to find its look.');
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
  const problem = nameProblem(name, existsSync(join(root, 'templates', name)), themeCodes(root));
  const chosen = chooseStructure(given, offers, readStructures(root));
  const refusals = [...(problem === undefined ? [] : [problem]), ...('refusals' in chosen ? chosen.refusals : [])];
  if (refusals.length > 0 || 'refusals' in chosen) {
    for (const refusal of [...refusals, 'Nothing was written.']) console.error(refusal);
    return 1;
  }
  for (const [file, text] of templateFiles(name, description, chosen.structure)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await format(text, { ...(await resolveConfig(join(root, file))), filepath: file }));
    console.log(`Wrote ${file}.`);
  }
  if (addThemeCode(root, name)) console.log(`Added the theme code "${name}" to ${themesFile}.`);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Its structure: ${choices.map((choice) => `${choice} ${chosen.structure[choice]}`).join(', ')}.`);
  console.log(
    `See it on a site that is there, without writing to it: npm run preview -- kingsgate.example, then choose "${name}" under Template.`,
  );
  console.log(`A site of its own: npm run new-site -- --template ${name} …. How to go on: docs/template-authors.md.`);
  return 0;
}

/** Says on the platform that the code means the template; false where it says so already. */
function addThemeCode(root: string, name: string): boolean {
  if (Object.hasOwn(themeCodes(root), name)) return false;
  const file = join(root, themesFile);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    applyEdits(
      text,
      modify(text, ['themes', name], { template: name }, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
    ),
  );
  return true;
}

function themeCodes(root: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(join(root, themesFile), 'utf8');
  return (JSON.parse(text) as { readonly themes: Readonly<Record<string, unknown>> }).themes;
}

process.exitCode = await main();
