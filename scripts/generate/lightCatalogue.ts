import { referenceKinds, type ReferenceKind } from './references';
import type { Schema } from './schema';

const pointer = 'generated/catalogue.schema.json#/$defs/';

/** The definition of a kind of word in the editors' catalogue: `route` → `routeName`. */
export function definitionOf(kind: ReferenceKind): string {
  return `${kind}Name`;
}

/**
 * What a reference into the editors' catalogue means to a validator: any node, or a word that reports itself, because
 * its long lists are checked across files instead. Undefined for other references.
 */
export function lightSchemaOf(reference: string): Schema | undefined {
  const at = reference.indexOf(pointer);
  if (at < 0) return undefined;
  const name = reference.slice(at + pointer.length);
  if (name === 'node') return { $ref: `${reference.slice(0, at)}node.schema.json` };
  const kind = referenceKinds.find((candidate) => definitionOf(candidate) === name);
  if (kind === undefined) throw new Error(`"${reference}" names nothing in the catalogue.`);
  return { type: 'string', [`x-${kind}`]: true };
}
