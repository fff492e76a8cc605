import { slotWords, type WrittenSlots } from '../config/slots';
import type { CatalogueNames } from './catalogueNames';
import { definitionOf } from './lightCatalogue';
import { banner, generatedRoot, type Outputs } from './outputs';
import { referenceKinds, type ReferenceKind } from './references';
import { baseName, type Sources } from './sources';
import type { Schema } from './schema';

type VariantNames = (type: string, prop: string) => readonly string[];

/**
 * The schema editors follow from `$schema`: nodes by widget type with that widget's props, and every word that other
 * files define (routes, categories, variants…) as a list to choose from.
 */
export function catalogueSchema(sources: Sources, names: CatalogueNames, variants: VariantNames): Outputs {
  const node = sources.descriptors.find(({ path }) => path === 'schemas/node.schema.json');
  const shared = sources.descriptors.filter(({ path }) => ['text', 'condition', 'action'].includes(baseName(path)));
  const nodeProperties = (node?.schema.properties ?? {}) as Schema;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: banner,
    title: 'Catalogue',
    description: 'Widgets and words that descriptors may use.',
    $defs: {
      node: {
        type: 'object',
        required: ['id', 'type'],
        oneOf: sources.widgets.map((widget) => nodeOf(widget.type, widget.schema, nodeProperties)),
      },
      ...Object.fromEntries(
        sources.widgets.map(({ type, schema: props }) => [
          propsOf(type),
          offered(props, '', (prop) => variants(type, prop)),
        ]),
      ),
      ...Object.fromEntries(
        shared.map(({ path, schema: other }) => [
          baseName(path),
          offered(other, `#/$defs/${baseName(path)}`, () => []),
        ]),
      ),
      ...Object.fromEntries(referenceKinds.map((kind) => [definitionOf(kind), wordSchema(kind, names[kind])])),
    },
  };
  return new Map([[`${generatedRoot}/catalogue.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]]);
}

/**
 * Variants as authors may write them: one that a template owns also by its short name, which is that template's own way
 * to name it.
 */
export function offeredNames(names: readonly string[]): readonly string[] {
  return [
    ...new Set(names.flatMap((name) => (name.includes('/') ? [name.slice(name.indexOf('/') + 1), name] : [name]))),
  ];
}

function nodeOf(type: string, schema: Schema, node: Schema): Schema {
  const described = schema.description === undefined ? {} : { description: schema.description };
  return {
    title: type,
    ...described,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type'],
    properties: {
      id: node.id,
      type: { ...described, const: type },
      props: { $ref: `#/$defs/${propsOf(type)}` },
      when: { $ref: '#/$defs/condition' },
      slots: slotsSchema((schema['x-slots'] ?? {}) as WrittenSlots),
    },
  };
}

/** The places inside a widget, each with what stands there. */
function slotsSchema(slots: WrittenSlots): Schema {
  const nodes = { type: 'array', items: { $ref: '#/$defs/node' } };
  return {
    description:
      Object.keys(slots).length > 0
        ? 'Named places inside the widget.'
        : 'This widget has no places for other widgets.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => [name, { description: slotWords(slot), ...nodes }]),
    ),
  };
}

function propsOf(type: string): string {
  return `${type}-props`;
}

/**
 * A schema in which words of other files are lists, and shared schemas are those of the catalogue. `self` replaces `#`.
 */
function offered(schema: unknown, self: string, variants: (prop: string) => readonly string[], prop = ''): unknown {
  if (Array.isArray(schema)) return schema.map((item) => offered(item, self, variants, prop));
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    $schema: _,
    $ref,
    'x-text': __,
    'x-slots': ___,
    'x-needs': ____,
    'x-companion': _____,
    'x-leads': ______,
    'x-variants': variant,
    ...rest
  } = schema as Schema;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, offered(value, self, variants, key)]),
  );
  if (typeof $ref === 'string') return { ...inner, $ref: referenceOf($ref, self) };
  if (variant !== undefined && variants(prop).length > 0)
    return { ...without(inner, ['type', 'pattern']), enum: variants(prop) };
  const kind = referenceKinds.find((name) => rest[`x-${name}`] === true);
  return kind === undefined
    ? inner
    : { ...without(inner, ['type', 'pattern', `x-${kind}`]), $ref: `#/$defs/${definitionOf(kind)}` };
}

function referenceOf(reference: string, self: string): string {
  if (reference === '#') return self;
  if (reference.startsWith('#')) return `${self}${reference.slice(1)}`;
  return reference.includes('catalogue.schema.json#')
    ? reference.replace(/^.*#/, '#')
    : `#/$defs/${baseName(reference)}`;
}

/** An empty list would forbid every word, so it allows any. */
function wordSchema(kind: ReferenceKind, names: readonly string[]): Schema {
  const description = `Name of a ${kind}.`;
  return names.length === 0 ? { description, type: 'string' } : { description, enum: [...new Set(names)] };
}

function without(object: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
