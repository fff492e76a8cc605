import { markedAddressFinding } from './addresses';
import type { Catalogue } from './configInput';
import type { ProblemCode } from './errorCatalogue';
import { isRecord, type JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import { maxProblems } from './limits';
import { unknownWord } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';
import type { Reference } from './shape';
import type { Place } from './place';
import { textFinding } from './texts';

/** Words that descriptors refer to and other files define. */
export type WordKind =
  | 'route'
  | 'modal'
  | 'provider'
  | 'category'
  | 'breakpoint'
  | 'template'
  | 'theme'
  | 'family'
  | 'layout'
  | 'color'
  | 'chatProvider'
  | 'form'
  | 'formAction'
  | 'formData'
  | 'formPattern'
  | 'icon';

/** Which words are valid where a descriptor stands. `template` names it in messages. */
export interface Vocabulary {
  readonly words: Readonly<Record<WordKind, readonly string[]>>;
  readonly template?: string;
  readonly catalogue: Catalogue;
  /**
   * Kinds of words whose own files are broken: what they say is not known until they are mended, so nothing is said of
   * their words.
   */
  readonly unread: ReadonlySet<WordKind>;
  /** Placeholders that texts may hold here besides those that all texts know. */
  readonly placeholders?: readonly string[];
}

const kinds: Readonly<Record<WordKind, { readonly code: ProblemCode; readonly what: string }>> = {
  route: { code: 'route-unknown', what: 'a page' },
  modal: { code: 'modal-unknown', what: 'a modal' },
  provider: { code: 'provider-unknown', what: 'a provider' },
  category: { code: 'category-unknown', what: 'a category' },
  breakpoint: { code: 'breakpoint-unknown', what: 'a breakpoint' },
  template: { code: 'template-unknown', what: 'a template' },
  theme: { code: 'theme-code-unknown', what: 'a theme code' },
  family: { code: 'family-unknown', what: 'a family' },
  layout: { code: 'layout-unknown', what: 'a layout' },
  color: { code: 'theme-color-unknown', what: 'a colour' },
  chatProvider: { code: 'chat-provider-unknown', what: 'a chat service' },
  form: { code: 'form-name-unknown', what: 'a form' },
  formAction: { code: 'form-action-unknown', what: 'an action of forms' },
  formData: { code: 'form-data-unknown', what: 'data of forms' },
  formPattern: { code: 'form-pattern-unknown', what: 'a pattern of forms' },
  icon: { code: 'icon-unknown', what: 'an icon' },
};

const kindOfKeyword: Readonly<Record<string, WordKind>> = Object.fromEntries(
  Object.keys(kinds).map((kind) => [`x-${kind}`, kind as WordKind]),
);

const ofTemplate: ReadonlySet<WordKind> = new Set(['color', 'layout', 'breakpoint']);

/**
 * Problems of the words that a schema marked in a value. `placeOf` turns a path in the value into a place in a file.
 */
export function referenceProblems(
  references: readonly Reference[],
  vocabulary: Vocabulary,
  placeOf: (path: JsonPath) => Place,
  widget?: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const reference of references) {
    const finding = findingFor(reference, vocabulary, widget);
    if (finding === undefined) continue;
    const { source, path } = placeOf(reference.path);
    if (problems.push(problemAt(source, path, finding)) >= maxProblems) break;
  }
  return problems;
}

/** What is wrong with a word of a kind, if anything. */
function wordFinding(
  kind: WordKind,
  word: string,
  { words, template, unread }: Pick<Vocabulary, 'words' | 'template' | 'unread'>,
): Finding | undefined {
  // Where a schema lets an icon be empty, none shows.
  if (words[kind].includes(word) || unread.has(kind) || (kind === 'icon' && word === '')) return undefined;
  const { code, what } = kinds[kind];
  return {
    code,
    ...unknownWord(word, template !== undefined && ofTemplate.has(kind) ? `${what} of ${template}` : what, words[kind]),
  };
}

function findingFor(
  { keyword, value, key }: Reference,
  vocabulary: Vocabulary,
  widget: string | undefined,
): Finding | undefined {
  if (keyword === 'x-text')
    return isRecord(value) ? textFinding(value, vocabulary.catalogue, vocabulary.placeholders) : undefined;
  if (typeof value !== 'string') return undefined;
  if (keyword.startsWith('x-address:')) return markedAddressFinding({ keyword, value });
  if (keyword === 'x-variants') return variantFinding(value, key, widget ?? '', vocabulary);
  const kind = ownValue(kindOfKeyword, keyword);
  return kind === undefined ? undefined : wordFinding(kind, value, vocabulary);
}

/**
 * A variant of the template around the node, of the widget, or by its full name of another template, which is a loan
 * that weighs something.
 */
function variantFinding(
  name: string,
  prop: string,
  widget: string,
  { catalogue: { widgets }, template = '' }: Vocabulary,
): Finding | undefined {
  const { variants = {}, weightOf } = widgets.get(widget) ?? {};
  const names = ownValue(variants, prop) ?? [];
  const owner = /^([^/]*)\//.exec(name)?.[1];
  if (names.includes(name) && (owner === undefined || owner === template)) return undefined;
  if (names.includes(name)) {
    const weight = ((weightOf?.(prop, name) ?? 0) / 1000).toFixed(1);
    const message = `"${name}" is a ${prop} that ${owner} owns. A page that shows it loads its code as well: about ${weight} kB, compressed.`;
    return { code: 'variant-borrowed', message };
  }
  if (names.includes(`${template}/${name}`)) return undefined;
  // The same words whichever template is around, so that a page of all templates is told of once.
  return { code: 'variant-unknown', ...unknownWord(name, `a ${prop} of ${widget}`, names) };
}
