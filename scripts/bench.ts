import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Argument, InvalidArgumentError } from 'commander';
import { Refusal } from './options/refusal';
import { ScriptCommand } from './options/scriptCommand';

/** A measurement of scripts/bench/<name>.ts: prints its figures; returns false when a limit is not met. */
type Measurement = (args: readonly string[]) => Promise<boolean> | boolean;

const folder = join(import.meta.dirname, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .sort();

/** How many arguments a measurement takes; one that is not named here takes none. */
const taken: Readonly<Record<string, number>> = { lobby: 1, paint: Infinity, route: 1 };

/** `npm run bench -- <name> […]`: runs scripts/bench/<name>.bench.ts, whose export `bench` is the measurement. */
async function main(name: string, args: readonly string[]): Promise<void> {
  const surplus = args[taken[name] ?? 0];
  if (surplus !== undefined) throw new Refusal(`${name} takes no "${surplus}". Leave it out. Nothing was measured.`);
  const { href } = pathToFileURL(join(folder, `${name}.bench.ts`));
  const { bench } = (await import(href)) as { readonly bench: Measurement };
  try {
    process.exitCode = (await bench(args)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    console.error(`${name} ${args.join(' ')}: ${error.message}`);
    process.exitCode = 1;
  }
}

await new ScriptCommand('npm run bench --')
  .description('Measures, and compares the figures with their limits. Exit status 1 when a limit is not met.')
  .addArgument(new Argument('<name>', 'the measurement').choices(names))
  .argument('[arguments...]', 'lobby: rounds; paint: domains or "all"; route: port of a server that runs')
  .action(main)
  .parseAsync();
