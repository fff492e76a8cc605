import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kebabCase, pascalCase } from '../../engine/config/typeNames';
import { choices, type Choice } from './structure';

/** A word that a choice knows, and the module that draws it. */
export interface Offer {
  readonly word: string;
  /** Path from the project root; without one the word means that nothing is drawn. */
  readonly form?: string;
  /** Whether it can be chosen: its module is there, or it needs none. */
  readonly isDrawn: boolean;
}

/** Where the forms of a choice are, and the words whose module has another name or place. */
interface Place {
  readonly folder: string;
  readonly elsewhere?: Readonly<Record<string, string>>;
}

const places: Readonly<Record<Choice, Place>> = {
  header: { folder: 'widgets/site-header/forms' },
  categories: { folder: 'widgets/category-nav/forms' },
  hero: { folder: 'widgets/hero-carousel/forms' },
  lobby: {
    folder: 'widgets/game-grid/arrangements',
    elsewhere: { shelves: 'widgets/game-grid/arrangements/Shelf.tsx', odds: 'widgets/match-list/forms/Odds.tsx' },
  },
  card: { folder: 'widgets/game-grid/cards' },
  footer: { folder: 'widgets/site-footer/forms' },
  mobile: { folder: 'widgets/mobile-nav/forms' },
};

/** What each choice offers, in the order of schemas/template.schema.json. */
export function readOffers(root: string): Readonly<Record<Choice, readonly Offer[]>> {
  const { properties } = JSON.parse(readFileSync(join(root, 'schemas/template.schema.json'), 'utf8')) as {
    properties: { structure: { properties: Readonly<Record<Choice, { readonly enum: readonly string[] }>> } };
  };
  const offer = (choice: Choice, word: string): Offer => {
    if (word === 'none') return { word, isDrawn: true };
    const { folder, elsewhere } = places[choice];
    const form = elsewhere?.[word] ?? `${folder}/${pascalCase(word)}.tsx`;
    return { word, form, isDrawn: existsSync(join(root, form)) };
  };
  return Object.fromEntries(
    choices.map((choice) => [choice, properties.structure.properties[choice].enum.map((word) => offer(choice, word))]),
  ) as unknown as Readonly<Record<Choice, readonly Offer[]>>;
}

/** The name in JSON of the module that draws a word: `shelves` → `shelf`. */
export function formName(choice: Choice, word: string): string {
  const form = places[choice].elsewhere?.[word];
  return form === undefined ? word : kebabCase(basename(form, '.tsx'));
}
