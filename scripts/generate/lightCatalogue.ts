import { referenceKinds, type ReferenceKind } from './references';
import type { Schema } from './sources';

/** The editors' catalogue, which validators replace by a light one: its long lists are checked across files instead. */
export const lightCataloguePath = 'schemas/generated/catalogue.schema.json';

/** The definition of a kind of word in the catalogue: `route` → `routeName`. */
export function definitionOf(kind: ReferenceKind): string {
  return `${kind}Name`;
}

/** Stands for the catalogue inside validators: any node, and words that report themselves. */
export const lightCatalogue: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: {
    node: { $ref: '../node.schema.json' },
    ...Object.fromEntries(referenceKinds.map((kind) => [definitionOf(kind), { type: 'string', [`x-${kind}`]: true }])),
  },
};
