import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionOf, type Source } from '../../engine/config/source';
import type { FilePlace } from './explanation';

/** Schemas as they were read last, by their paths: places of one text are found in the same tree. */
const sources = new Map<string, Source>();

/** Where the schema of a widget says the default of a prop; line 1 of a schema that cannot be found. */
export function placeOfDefault(root: string, type: string, prop: string): FilePlace {
  const file = `widgets/${type}/${type}.schema.json`;
  const path = join(root, file);
  if (!existsSync(path)) return { file, line: 1, column: 1 };
  return { file, ...positionOf(sourceOf(path, file), ['properties', prop, 'default'], 'value') };
}

function sourceOf(path: string, file: string): Source {
  const text = readFileSync(path, 'utf8');
  const known = sources.get(path);
  if (known?.text === text) return known;
  const source = { file, text, value: undefined };
  sources.set(path, source);
  return source;
}
