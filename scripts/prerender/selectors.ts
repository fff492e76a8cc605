import { tagsOf, type Tag } from './parts';
import { behind } from './styleRules';

/** Where each name first stands in a text: the index of the tag that has it. */
type Places = ReadonlyMap<string, number>;

/** What elements of a piece of HTML are called, and where each name first stands. */
export interface Names {
  readonly tags: Places;
  readonly classes: Places;
  /** Attributes by name with each of their values. */
  readonly attributes: ReadonlyMap<string, { readonly at: number; readonly values: Places }>;
  /** Languages that its text may be in; any where that is not known. */
  readonly languages?: readonly string[];
}

/** Attributes that the boot script sets before anything is painted. */
const ofBoot = ['data-auth', 'data-maintenance', 'data-pressed'];

/**
 * States and parts that nothing is in while a page is read for the first time; what shows them comes with the linked
 * sheets.
 */
const laterStates =
  /^(?:hover|active|focus|focus-visible|focus-within|user-invalid|user-valid|popover-open|modal|fullscreen|backdrop|selection|view-transition.*)$/;

/** Reads what the elements of a text are called. */
export function namesIn(html: string, languages?: readonly string[]): Names {
  return namesOf(tagsOf(html), languages);
}

/** Reads what elements are called by their tags; those without an index stand before all others. */
export function namesOf(
  elements: Iterable<Pick<Tag, 'name' | 'attributes'> & Partial<Pick<Tag, 'index'>>>,
  languages?: readonly string[],
): Names {
  const tags = new Map<string, number>();
  const classes = new Map<string, number>();
  const attributes = new Map<string, { readonly at: number; readonly values: Map<string, number> }>(
    ofBoot.map((name) => [name, { at: -1, values: new Map() }]),
  );
  const add = (places: Map<string, number>, name: string, index: number) => {
    if (!places.has(name)) places.set(name, index);
  };
  for (const { name: tag, attributes: text, index = -1 } of elements) {
    add(tags, tag.toLowerCase(), index);
    for (const [, written = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      const name = written.toLowerCase();
      const known = attributes.get(name) ?? { at: index, values: new Map<string, number>() };
      attributes.set(name, known);
      if (known.values.has(value)) continue;
      known.values.set(value, index);
      if (name === 'class') for (const one of value.split(/\s+/)) add(classes, one, index);
    }
  }
  return { tags, classes, attributes, ...(languages ? { languages } : {}) };
}

/** The selectors of a list, apart. */
export function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = [];
  let start = 0;
  for (let index = 0; index < list.length; index += 1) {
    const sign = list[index];
    if (sign === '(' || sign === '"') index = behind(list, index) - 1;
    else if (sign === '\\') index += 1;
    else if (sign === '[') index = list.indexOf(']', index);
    else if (sign === ',') {
      selectors.push(list.slice(start, index).trim());
      start = index + 1;
    }
    if (index < 0) break;
  }
  return [...selectors, list.slice(start).trim()];
}

/** What has to be there for a selector to find anything. */
export interface SelectorNeeds {
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  /** Attributes with the value that they must have, if it matters. */
  readonly attributes: readonly (readonly [name: string, value: string | undefined])[];
  /** Lists of which one selector each has to find something. */
  readonly choices: readonly (readonly SelectorNeeds[])[];
  readonly languages: readonly (readonly string[])[];
  /** Whether it asks for a state that comes later. */
  readonly isLater: boolean;
}

/** Reads what a selector needs: each name in it but those in `:not()`. */
export function needsOf(selector: string): SelectorNeeds {
  const [classes, tags, attributes, choices, languages] = [
    [] as string[],
    [] as string[],
    [] as [string, string | undefined][],
    [] as SelectorNeeds[][],
    [] as string[][],
  ];
  let isLater = false;
  const part =
    /([.#]?)((?:[\w-]|\\.|[^\0-\x7f])+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))[^\]]*)?\]|::?([\w-]+)(\()?/g;
  for (let found = part.exec(selector); found; found = part.exec(selector)) {
    const [, sign, written, attribute, operator, quoted, single, bare, state = '', bracket] = found;
    const name = written?.replaceAll('\\', '');
    if (name !== undefined && sign === '#') attributes.push(['id', name]);
    else if (name !== undefined) (sign === '.' ? classes : tags).push(sign === '.' ? name : name.toLowerCase());
    if (attribute !== undefined)
      attributes.push([
        attribute.toLowerCase(),
        operator === '=' && !ofBoot.includes(attribute) ? (quoted ?? single ?? bare) : undefined,
      ]);
    isLater ||= laterStates.test(state);
    if (bracket === undefined) continue;
    const end = behind(selector, part.lastIndex - 1);
    const inner = selector.slice(part.lastIndex, end - 1);
    part.lastIndex = end;
    if (/^(?:is|where|has|-webkit-any)$/.test(state)) choices.push(selectorsOf(inner).map(needsOf));
    if (state === 'lang') languages.push(inner.split(',').map((tag) => tag.trim().replaceAll('"', '').toLowerCase()));
  }
  return { classes, tags, attributes, choices, languages, isLater };
}

/**
 * Whether a selector might find an element now. It errs on the side of finding one, as it looks at no element alone.
 */
export function mayMatch(needs: SelectorNeeds, names: Names): boolean {
  return placeOf(needs, names) < Infinity;
}

/**
 * Where the last name stands that a selector has to wait for until it might find an element; Infinity where one is
 * missing.
 */
export function placeOf(needs: SelectorNeeds, names: Names): number {
  if (needs.isLater) return Infinity;
  let place = -1;
  for (const name of needs.classes) place = Math.max(place, names.classes.get(name) ?? Infinity);
  for (const name of needs.tags) place = Math.max(place, names.tags.get(name) ?? Infinity);
  if (place === Infinity) return place;
  for (const [name, value] of needs.attributes) {
    const known = names.attributes.get(name);
    place = Math.max(place, (value === undefined ? known?.at : known?.values.get(value)) ?? Infinity);
  }
  for (const choice of needs.choices) place = Math.max(place, Math.min(...choice.map((one) => placeOf(one, names))));
  const speaks = (tag: string) => names.languages?.some((own) => isOf(own.toLowerCase(), tag)) !== false;
  return needs.languages.every((wanted) => wanted.some(speaks)) ? place : Infinity;
}

function isOf(language: string, tag: string): boolean {
  return language === tag || language.startsWith(`${tag}-`);
}
