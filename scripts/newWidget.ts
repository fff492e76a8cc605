import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { format, resolveConfig } from 'prettier';
import { nameProblem, widgetFiles } from './newWidget/widgetFiles';

/**
 * `npm run new-widget -- <type> [--description <sentence>]`: writes a widget that passes every check, and makes its
 * types and validator (CARD-2). Writes nothing, with exit status 1, for a name that cannot be or is taken.
 */
async function main(): Promise<number> {
  const program = new Command('npm run new-widget --')
    .showHelpAfterError('For example: npm run new-widget -- tip-box')
    .description('Makes a widget: schema, component, styles, declaration and an example.')
    .argument('<type>', 'its name in JSON and of its folder, for example tip-box')
    .option('--description <sentence>', 'what it is, in one sentence', 'A heading and a note.')
    .option('--root <folder>', 'project root', process.cwd())
    .parse();
  const { description, root } = program.opts<{ description: string; root: string }>();
  const [type = ''] = program.args;
  const problem = nameProblem(type, existsSync(join(root, 'widgets', type)));
  if (problem !== undefined) {
    console.error(`${problem} Nothing was written.`);
    return 1;
  }
  for (const [file, text] of widgetFiles(type, description)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await format(text, { ...(await resolveConfig(join(root, file))), filepath: file }));
    console.log(`Wrote ${file}.`);
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(
    `Its types are made. Pages may name it: { "id": "${type}", "type": "${type}", "props": { "title": { "key": "home.hotGames" } } }`,
  );
  console.log('How to go on: docs/widget-authors.md.');
  return 0;
}

process.exitCode = await main();
