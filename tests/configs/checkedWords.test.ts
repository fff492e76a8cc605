import { expect, it } from 'vitest';
import { everyRow } from '../fixtures/everyRow';

const schemas = import.meta.glob<object>('../../widgets/*/*.schema.json', { eager: true, import: 'default' });
/** What a name of a prop says of its words, with the mark that has them looked up. */
const marks = [
  [/^(?:category|categories|\w+Category)$/, 'x-category'],
  [/^(?:route|seeAll|\w+Route)$/, 'x-route'],
  [/^(?:modal|\w+Modal)$/, 'x-modal'],
  [/^(?:icon|mark)$/, 'x-icon'],
  [/^(?:linkUrl|src|url|href)$/, 'x-address'],
] as const;

it('[CAT-1] [CARD-2] every page, category, modal, icon and address that props name is looked up', () =>
  everyRow(
    Object.entries(schemas),
    ([file]) => file,
    ([, schema]) => expect(unmarked(schema)).toEqual([]),
  ));

/** Paths of string props whose name promises a page, a category, a modal, an icon or an address and whose words nobody would look up. */
function unmarked(schema: unknown, path = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const mark = path.endsWith('/properties') ? marks.find(([name]) => name.test(key))?.[1] : undefined;
    const here = `${path}/${key}`;
    return [...(mark !== undefined && isUnmarkedString(value, mark) ? [here] : []), ...unmarked(value, here)];
  });
}

function isUnmarkedString(schema: unknown, mark: string): boolean {
  const { items, ...own } = schema as { readonly items?: object; readonly type?: string | readonly string[] };
  return items === undefined ? [own.type].flat().includes('string') && !(mark in own) : isUnmarkedString(items, mark);
}
