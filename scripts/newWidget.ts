import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addFiles } from './newWidget/addFiles';
import { nameProblem, widgetFiles } from './newWidget/widgetFiles';
import { sentence } from './options/readers';
import { Refusal } from './options/refusal';
import { ScriptCommand } from './options/scriptCommand';

const root = resolve(import.meta.dirname, '..');

/**
 * `npm run new-widget -- <type> [--description <sentence>]`: writes a widget that passes every check, and makes its
 * types and validator (CARD-2). Writes nothing, with exit status 1, for a name that cannot be or is taken.
 */
async function main(type: string, { description }: { readonly description: string }): Promise<void> {
  const problem = nameProblem(type, readdirSync(join(root, 'widgets')));
  if (problem !== undefined) throw new Refusal(`${problem} Nothing was written.`);
  const files = widgetFiles(type, description);
  await addFiles(root, files);
  for (const file of files.keys()) console.log(`Wrote ${file}.`);
  console.log(
    `Its types are made. Pages may name it: { "id": "${type}", "type": "${type}", "props": { "title": { "key": "home.hotGames" } } }`,
  );
  console.log('How to go on: docs/widget-authors.md.');
}

await new ScriptCommand('npm run new-widget --')
  .showHelpAfterError('For example: npm run new-widget -- tip-box')
  .description('Makes a widget: schema, component, styles, declaration and an example.')
  .argument('<type>', 'its name in JSON and of its folder, for example tip-box')
  .option('--description <sentence>', 'what it is, in one sentence', sentence, 'A heading and a note.')
  .action(main)
  .parseAsync();
