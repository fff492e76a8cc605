import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from '../dataFile';
import type { CategoryName } from './game';
import { ownValue } from '../../../engine/config/ownValue';

/** A provider and what it makes. */
export interface Studio {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly CategoryName[];
}

const platformFile = join(import.meta.dirname, '../../../site-configs/platform/providers.json');

/** The providers of the platform (CAT-5) with what each makes; one that data/studios.json does not know makes slots. */
export function readStudios(): readonly Studio[] {
  const { providers } = JSON.parse(readFileSync(platformFile, 'utf8')) as {
    readonly providers: readonly Omit<Studio, 'categories'>[];
  };
  const categories = readDataFile('studios.json') as Readonly<Record<string, readonly CategoryName[]>>;
  return providers.map(({ code, name }) => ({ code, name, categories: ownValue(categories, name) ?? ['slot_game'] }));
}
