/**
 * Keywords that mark a value as a word that other files define: `"x-route": true`. What a shape cannot see is checked
 * across files instead; editors get the list of words from the catalogue.
 */
export const referenceKinds = [
  'route',
  'modal',
  'provider',
  'category',
  'breakpoint',
  'template',
  'theme',
  'family',
  'layout',
  'color',
  'chatProvider',
  'form',
  'formAction',
  'formData',
  'formPattern',
  'icon',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/**
 * `x-text` marks words for players; `x-address` an address, of the kind it says; `x-variants` a prop that names a
 * module in a folder of its widget.
 */
export const referenceKeywords = [
  ...referenceKinds.map((kind) => `x-${kind}`),
  'x-text',
  'x-address',
  'x-variants',
] as const;
