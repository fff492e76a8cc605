import { tagsOf, type Tag } from './parts';
import { behind } from './styleRules';

/** What elements of a piece of HTML are called. */
export interface Names {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Attributes by name with each of their values. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Languages that its text may be in; any where that is not known. */
  readonly languages?: readonly string[];
}

/** Attributes that the boot script sets before anything is painted. */
const ofBoot = ['data-auth', 'data-maintenance', 'data-pressed'];

/** States and parts that nothing is in while a page is read for the first time; what shows them comes with the linked sheets. */
const laterStates =
  /^(?:hover|active|focus|focus-visible|focus-within|user-invalid|user-valid|popover-open|modal|fullscreen|backdrop|selection|view-transition.*)$/;

/** Reads what the elements of a text are called. */
export function namesIn(html: string, languages?: readonly string[]): Names {
  return namesOf(tagsOf(html), languages);
}

/** Reads what elements are called by their tags. */
export function namesOf(elements: Iterable<Pick<Tag, 'name' | 'attributes'>>, languages?: readonly string[]): Names {
  const tags = new Set<string>();
  const attributes = new Map<string, Set<string>>(ofBoot.map((name) => [name, new Set()]));
  for (const { name: tag, attributes: text } of elements) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      const values = attributes.get(name.toLowerCase()) ?? new Set();
      values.add(value);
      attributes.set(name.toLowerCase(), values);
    }
  }
  const classes = new Set([...(attributes.get('class') ?? [])].flatMap((value) => value.split(/\s+/)));
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
  const part = /([.#]?)((?:[\w-]|\\.|[^\0-\x7f])+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))[^\]]*)?\]|::?([\w-]+)(\()?/g;
  for (let found = part.exec(selector); found; found = part.exec(selector)) {
    const [, sign, written, attribute, operator, quoted, single, bare, state = '', bracket] = found;
    const name = written?.replaceAll('\\', '');
    if (name !== undefined && sign === '#') attributes.push(['id', name]);
    else if (name !== undefined) (sign === '.' ? classes : tags).push(sign === '.' ? name : name.toLowerCase());
    if (attribute !== undefined)
      attributes.push([attribute.toLowerCase(), operator === '=' && !ofBoot.includes(attribute) ? (quoted ?? single ?? bare) : undefined]);
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

/** Whether a selector might find an element now. It errs on the side of finding one, as it looks at no element alone. */
export function mayMatch(needs: SelectorNeeds, names: Names): boolean {
  return (
    !needs.isLater &&
    needs.classes.every((name) => names.classes.has(name)) &&
    needs.tags.every((name) => names.tags.has(name)) &&
    needs.attributes.every(([name, value]) => (value === undefined ? names.attributes.has(name) : names.attributes.get(name)?.has(value))) &&
    needs.choices.every((choice) => choice.some((one) => mayMatch(one, names))) &&
    needs.languages.every((wanted) => !names.languages || wanted.some((tag) => names.languages?.some((own) => isOf(own.toLowerCase(), tag))))
  );
}

function isOf(language: string, tag: string): boolean {
  return language === tag || language.startsWith(`${tag}-`);
}
