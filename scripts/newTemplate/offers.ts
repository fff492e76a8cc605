import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { variantPath } from '../../engine/config/typeNames';
import { variantFolder, variantsOf } from '../config/variants';
import { choices, type Choice } from './structure';

/** A word that a choice knows, and the module that draws it. */
export interface Offer {
  readonly word: string;
  /** Path from the project root; without one the word means that nothing is drawn. */
  readonly form?: string;
  /** Whether it can be chosen: its module is there, or it needs none. */
  readonly isDrawn: boolean;
}

/** Which prop of which widget draws a choice, and the words whose variant has another name or widget. */
interface Place {
  readonly type: string;
  readonly prop: string;
  readonly elsewhere?: Readonly<Record<string, Drawn>>;
}

/** A variant: of a widget, by a prop, with its name. */
interface Drawn {
  readonly type: string;
  readonly prop: string;
  readonly name: string;
}

const places: Readonly<Record<Choice, Place>> = {
  header: { type: 'site-header', prop: 'variant' },
  categories: { type: 'category-nav', prop: 'variant' },
  hero: { type: 'hero-carousel', prop: 'variant' },
  lobby: {
    type: 'game-grid',
    prop: 'arrangement',
    elsewhere: {
      shelves: { type: 'game-grid', prop: 'arrangement', name: 'shelf' },
      odds: { type: 'match-list', prop: 'variant', name: 'odds' },
    },
  },
  card: { type: 'game-grid', prop: 'card' },
  footer: { type: 'site-footer', prop: 'variant' },
  mobile: { type: 'mobile-nav', prop: 'variant' },
};

const project = resolve(import.meta.dirname, '../..');

/** What each choice offers, in the order of schemas/template.schema.json. */
export function readOffers(root: string): Readonly<Record<Choice, readonly Offer[]>> {
  const { properties } = JSON.parse(readFileSync(join(root, 'schemas/template.schema.json'), 'utf8')) as {
    properties: { structure: { properties: Readonly<Record<Choice, { readonly enum: readonly string[] }>> } };
  };
  const offer = (choice: Choice, word: string): Offer => {
    if (word === 'none') return { word, isDrawn: true };
    const { type, prop } = drawnBy(choice, word);
    const form = variantPath(`${type}/${variantFolder(prop)}`, formName(choice, word, root));
    return { word, form, isDrawn: existsSync(join(root, form)) };
  };
  return Object.fromEntries(
    choices.map((choice) => [choice, properties.structure.properties[choice].enum.map((word) => offer(choice, word))]),
  ) as unknown as Readonly<Record<Choice, readonly Offer[]>>;
}

/**
 * The name in JSON of the variant that draws a word: `shelves` → `shelf`; of one that a template owns with that
 * template's name.
 */
export function formName(choice: Choice, word: string, root = project): string {
  const { type, prop, name } = drawnBy(choice, word);
  const names = variantsOf(root, type)[prop] ?? [];
  return names.includes(name) ? name : (names.find((full) => full.endsWith(`/${name}`)) ?? name);
}

function drawnBy(choice: Choice, word: string): Drawn {
  const { elsewhere, ...place } = places[choice];
  return elsewhere?.[word] ?? { ...place, name: word };
}
