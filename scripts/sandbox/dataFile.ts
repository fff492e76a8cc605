import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the content of the demo sites stands. */
export const dataFolder = join(import.meta.dirname, 'data');

/** A JSON file of the data folder. */
export function readDataFile(name: string): unknown {
  return JSON.parse(readFileSync(join(dataFolder, name), 'utf8'));
}
