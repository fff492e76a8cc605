import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the slots of a widget, from `x-slots` of its schema: what stands there by the name of the place. */
export function slotsOf(root: string, type: string): readonly string[] {
  const schema = JSON.parse(readFileSync(join(root, 'widgets', type, `${type}.schema.json`), 'utf8')) as {
    readonly 'x-slots'?: Readonly<Record<string, string>>;
  };
  return Object.keys(schema['x-slots'] ?? {});
}
