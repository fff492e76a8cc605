import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionOf } from '../../engine/config/source';
import type { FilePlace } from './explanation';

/** Where the schema of a widget says the default of a prop; line 1 of a schema that cannot be found. */
export function placeOfDefault(root: string, type: string, prop: string): FilePlace {
  const file = `widgets/${type}/${type}.schema.json`;
  const path = join(root, file);
  if (!existsSync(path)) return { file, line: 1, column: 1 };
  return { file, ...positionOf({ file, text: readFileSync(path, 'utf8'), value: undefined }, ['properties', prop, 'default'], 'value') };
}
