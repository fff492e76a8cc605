import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featureNames } from '../../engine/config/compiled';
import { readSources } from '../../scripts/generate/sources';
import type { Schema } from '../../scripts/generate/schema';
import { everyRow } from '../fixtures/everyRow';

const { descriptors, widgets, problems } = readSources(process.cwd());

it('[CARD-1] every schema file can be read', () => expect(problems).toEqual([]));

it('[CARD-1] every schema explains every property and refuses others', () =>
  everyRow(
    [...descriptors, ...widgets],
    ({ path }) => path,
    ({ path, schema }) => expect(gapsOf(schema, path)).toEqual([]),
  ));

it('[CARD-1] the editors\u2019 catalogue offers widget types, routes, themes and colours', () => {
  const { $defs } = JSON.parse(readFileSync('schemas/generated/catalogue.schema.json', 'utf8')) as {
    $defs: Record<string, { enum?: string[]; oneOf?: unknown[] }>;
  };
  expect($defs.node?.oneOf).toHaveLength(widgets.length);
  expect($defs.colorName?.enum).toEqual(['crimson', 'emerald', 'sapphire', 'amethyst', 'gold']);
  expect($defs.routeName?.enum).toContain('home');
  expect($defs.themeName?.enum).toContain('slot4');
});

it('[CARD-1] whatever names a switch of a site takes those that site.schema.json has', () => {
  const texts = descriptors.map(({ path, schema }) => ({
    path,
    lists: listsIn(schema).filter((list) => list.includes('playClock')),
  }));
  const naming = texts.filter(({ lists }) => lists.length > 0);
  expect(naming.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['schemas/condition.schema.json', 'schemas/platform/jurisdictions.schema.json']),
  );
  return everyRow(
    naming,
    ({ path }) => path,
    ({ lists }) => lists.forEach((list) => expect(list).toEqual(featureNames)),
  );
});

/** Every list of words that a schema allows. */
function listsIn(schema: unknown): readonly (readonly unknown[])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? [schema.enum as unknown[]] : [];
  return [...own, ...Object.values(schema).flatMap(listsIn)];
}

/**
 * Properties without description, or without a default, a place in `required`, or an example; objects that take any
 * key.
 */
function gapsOf(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item: unknown, index) => gapsOf(item, `${place}/${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    properties,
    additionalProperties,
    examples: _,
    default: __,
    if: condition,
    then: follows,
    else: otherwise,
    allOf = [],
    ...rest
  } = schema as Schema & { readonly allOf?: readonly Schema[] };
  const named = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  const gaps = named
    .filter(([, property]) => property.description === undefined && property.$ref === undefined)
    .map(([name]) => `${place}/${name} has no description`);
  const open =
    properties !== undefined && additionalProperties !== false && !('oneOf' in rest)
      ? [`${place} takes keys it does not know`]
      : [];
  // A condition declares nothing: what it names is explained and closed around it.
  const further = allOf.filter((part) => 'if' in part);
  const conditions = [{ if: condition, then: follows, else: otherwise }, ...further]
    .flatMap((part) => [part.if, part.then, part.else])
    .flatMap((part) => Object.keys((part as Schema | undefined)?.properties ?? {}));
  const unknown = conditions
    .filter((name) => !named.some(([known]) => known === name))
    .map((name) => `${place} has a condition on ${name}, which it does not know`);
  return [
    ...gaps,
    ...open,
    ...unknown,
    ...named.flatMap(([name, property]) => gapsOf(property, `${place}/${name}`)),
    ...gapsOf(
      allOf.filter((part) => !further.includes(part)),
      `${place}/allOf`,
    ),
    ...Object.entries(rest).flatMap(([key, inner]) => gapsOf(inner, `${place}/${key}`)),
  ];
}
