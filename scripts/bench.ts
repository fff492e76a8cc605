import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneOf, unknownWord } from '../engine/config/nearest';

/** A measurement of scripts/bench/<name>.ts: prints its figures; returns false when a limit is not met. */
type Measurement = (args: readonly string[]) => Promise<boolean> | boolean;

/** `npm run bench -- <name> […]`: runs scripts/bench/<name>.ts, whose export `bench` is the measurement. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  const folder = join(import.meta.dirname, 'bench');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.slice(0, -'.bench.ts'.length));
  const file = join(folder, `${name}.bench.ts`);
  if (name === undefined || !existsSync(file)) {
    names.sort();
    console.error(
      name === undefined ? `Which measurement? ${oneOf(names, '')}` : unknownWord(name, 'a measurement', names).message,
    );
    return 1;
  }
  const { bench } = (await import(pathToFileURL(file).href)) as { readonly bench: Measurement };
  return (await bench(args)) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
