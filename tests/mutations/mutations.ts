import type { JsonPath } from '../../engine/config/jsonPath';
import { misspelt, type Slip } from './misspelt';
import { strays, strayKeys } from './strays';

/** What is done to a file; `place` and the slips choose where and how. */
export interface Mutation {
  readonly kind: Kind;
  readonly place: number;
  readonly pick: number;
  readonly slips: readonly Slip[];
}

/** A changed file: its text, and what was changed. */
export interface Mutated {
  readonly text: string;
  /**
   * The object or list that holds what was changed, by its place in the changed file; undefined for a change of letters
   * of the text.
   */
  readonly node?: JsonPath;
  /** Offset of a change of letters. */
  readonly offset?: number;
  /** The words that were there before and no longer are, and those that are new. */
  readonly words: readonly string[];
  /** A word that was misspelt. */
  readonly slip?: { readonly right: string; readonly wrong: string };
}

type Values = Record<string, unknown> | unknown[];
interface Place {
  readonly holder: Values;
  readonly path: JsonPath;
  readonly key: string | number;
}
type Edit = (place: Place, mutation: Mutation) => Omit<Mutated, 'text' | 'node'> | undefined;

const edits = {
  'key misspelt': ({ holder, key }, { slips }) => {
    if (typeof key !== 'string') return undefined;
    const wrong = misspelt(key, slips);
    if (wrong === key || wrong === '' || wrong in holder) return undefined;
    rename(holder as Record<string, unknown>, key, wrong);
    return { words: [key, wrong, ...wordsIn((holder as Record<string, unknown>)[wrong])], slip: { right: key, wrong } };
  },
  'word misspelt': (place, { slips }) => {
    const right = valueOf(place);
    if (typeof right !== 'string' || right === '') return undefined;
    const wrong = misspelt(right, slips);
    if (wrong === right) return undefined;
    return { ...put(place, wrong), slip: { right, wrong } };
  },
  'left out': (place) => {
    const before = valueOf(place);
    if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
    else Reflect.deleteProperty(place.holder, place.key);
    return { words: [String(place.key), ...wordsIn(before)] };
  },
  'other value': (place, { pick }) => put(place, strays[pick % strays.length]),
  'value of a neighbour': (place, { pick }) => {
    const all: readonly unknown[] = Object.values(place.holder);
    return put(place, all[pick % all.length]);
  },
  'host of another brand': (place, { pick }) => {
    const host = brands[pick % brands.length];
    return put(place, place.key === 'aliases' ? [host] : host);
  },
  'twice in a list': (place) => {
    if (!Array.isArray(place.holder)) return undefined;
    place.holder.splice(Number(place.key), 0, structuredClone(valueOf(place)));
    return { words: wordsIn(valueOf(place)) };
  },
  'one key more': ({ holder }, { pick, place }) => {
    const key = strayKeys[pick % strayKeys.length] ?? '';
    if (Array.isArray(holder) || Object.hasOwn(holder, key)) return undefined;
    Object.defineProperty(holder, key, {
      value: strays[place % strays.length],
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return { words: [key] };
  },
  'other order': ({ holder }) => {
    if (!Array.isArray(holder) || holder.length < 2) return undefined;
    holder.reverse();
    return { words: wordsIn(holder) };
  },
} as const satisfies Readonly<Record<string, Edit>>;

/** Brands of the base project and of the shipped one: what a copied folder says. */
const brands = ['bola.example', 'lucky.example', 'www.lucky.example', 'cubo.example', 'www.lucky-harbor.example'];

/** Changes that fit certain keys alone; they are made at one of these. */
const keysOf: Readonly<Partial<Record<Kind, readonly string[]>>> = { 'host of another brand': ['domain', 'aliases'] };

/** Changes of the letters of a file: what hands and merges do to JSON. */
const letters = {
  'letter gone': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'letter twice': (text, at) => text.slice(0, at) + (text[at] ?? '') + text.slice(at),
  'sign between': (text, at, pick) =>
    text.slice(0, at) + ('{}[]:,"\\/\'#\u0000\t\n\uFEFF0-n'[pick % 20] ?? '') + text.slice(at),
  'cut off': (text, at) => text.slice(0, at),
  'line twice': (text, at) => {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const end = text.indexOf('\n', at) + 1 || text.length;
    return text.slice(0, end) + text.slice(start, end) + text.slice(end);
  },
  'other letter': (text, at, pick) =>
    text.slice(0, at) +
    ('\u2018\u2019\u201c\u201d\u00ab\u3000\u00a0\u200b\u202e\u2066\ufffd\ud800\u0085\u2028'[pick % 14] ?? '') +
    text.slice(at + 1),
  'number past all': (text, at, pick) =>
    text.slice(0, at) +
    text.slice(at).replace(/\d+/, (digits) => digits + (['e999', '9999999999999999', '.5e400'][pick % 3] ?? '')),
  'brackets in each other': (text, at, pick) =>
    text.slice(0, at) + ('[{'[pick % 2] ?? '').repeat(2000) + text.slice(at),
  'very long': (text, at) => text.slice(0, at) + 'x'.repeat(260_000) + text.slice(at),
  '# comment': (text, at) => text.slice(0, at) + text.slice(at).replace('\n', ' # later\n'),
  comment: (text, at) => `${text.slice(0, at)}/* later */${text.slice(at)}`,
} as const satisfies Readonly<Record<string, (text: string, at: number, pick: number) => string>>;

/** Changes after which nothing inside the file is looked at. */
const ofWhole: ReadonlySet<string> = new Set(['brackets in each other', 'very long']);

export type Kind = keyof typeof edits | keyof typeof letters;
export const kinds = [...Object.keys(edits), ...Object.keys(letters)] as readonly Kind[];

/** Changes a file; undefined where this change fits no such place, or changes nothing. */
export function mutate(text: string, mutation: Mutation): Mutated | undefined {
  const { kind, place, pick } = mutation;
  if (kind in letters) {
    const start = place % text.length;
    const changed = letters[kind as keyof typeof letters](text, start, pick);
    if (changed === text) return undefined;
    // What is wrong with the file as a whole is told at its start.
    if (ofWhole.has(kind)) return { text: changed, words: [] };
    return { text: changed, offset: firstDifference(text, changed), words: changedWords(text, changed) };
  }
  const root = JSON.parse(text) as Values;
  const keys = keysOf[kind];
  const places = placesOf(root).filter(({ key, path }) => !keys || (path.length === 0 && keys.includes(String(key))));
  const chosen = places[place % places.length];
  const edited = chosen && edits[kind as keyof typeof edits](chosen, mutation);
  if (chosen === undefined || edited === undefined) return undefined;
  const changed = `${JSON.stringify(root, null, 2)}\n`;
  return changed === text ? undefined : { text: changed, node: chosen.path, ...edited };
}

/** Every place of a value; `path` leads to what holds it. */
function placesOf(holder: Values, path: JsonPath = []): Place[] {
  const keys: (string | number)[] = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
  return keys.flatMap((key) => {
    const place = { holder, path, key };
    const inner = valueOf(place);
    return [place, ...(typeof inner === 'object' && inner !== null ? placesOf(inner as Values, [...path, key]) : [])];
  });
}

function valueOf({ holder, key }: Place): unknown {
  return (holder as Record<string | number, unknown>)[key];
}

function put(place: Place, value: unknown): { readonly words: readonly string[] } {
  const words = [String(place.key), ...wordsIn(valueOf(place)), ...wordsIn(value)];
  (place.holder as Record<string | number, unknown>)[place.key] = structuredClone(value);
  return { words };
}

function rename(holder: Record<string, unknown>, from: string, to: string): void {
  const entries = Object.entries(holder);
  for (const [key] of entries) Reflect.deleteProperty(holder, key);
  for (const [key, value] of entries) holder[key === from ? to : key] = value;
}

/** Words that one of two texts has more often than the other, where both can be read. */
function changedWords(before: string, after: string): string[] {
  try {
    const [old, fresh] = [wordsIn(JSON.parse(before)), wordsIn(JSON.parse(after))];
    const countOf = (words: readonly string[], word: string) => words.filter((other) => other === word).length;
    return [...new Set([...old, ...fresh])].filter((word) => countOf(old, word) !== countOf(fresh, word));
  } catch {
    return [];
  }
}

/** Every key and text of a value, and the placeholders of its texts: another place may refer to one. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...(value.match(/\{[^{}]*\}/g) ?? [])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsIn(inner)]);
}

function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return at;
}
