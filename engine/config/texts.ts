import { localeCodes, type LocaleCode } from './compiled';
import type { Catalogue } from './configInput';
import { isRecord } from './jsonPath';
import { unknownWord } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';
import type { Reference } from './shape';
import type { Place } from './place';

/** The message sets a key is looked for in when it names none. */
const sets = ['ui', 'messages', 'misc', 'validation'];

const placeholders = ['siteName', 'currency', 'playerName'];

/** Words written in a descriptor, with the languages they have. */
export interface WrittenText {
  readonly place: () => Place;
  readonly languages: readonly LocaleCode[];
}

/**
 * What is wrong with a text by itself: an unknown or untranslated key, or an unknown placeholder. Some places know more
 * of them.
 */
export function textFinding(
  text: Readonly<Record<string, unknown>>,
  catalogue: Pick<Catalogue, 'messages' | 'keyPlaceholders'>,
  ownPlaceholders: readonly string[] = [],
): Finding | undefined {
  const { messages } = catalogue;
  const known = [...placeholders, ...ownPlaceholders];
  if (typeof text.key === 'string') return keyFinding(text.key, messages) ?? unfilledKey(text.key, catalogue, known);
  for (const words of Object.values(text)) {
    if (typeof words !== 'string') continue;
    const markup = markupFinding(words);
    if (markup !== undefined) return markup;
    if (!/[{}]/.test(words)) continue;
    const unknown = [...words.matchAll(/\{([^{}]*)\}/g)]
      .map(([, name = '']) => name)
      .find((name) => !known.includes(name));
    const open = openBrace(words);
    if (unknown === undefined && open !== undefined) {
      const message = `"${open}" has a brace without its other half. Write "{siteName}" with both, or take it out.`;
      return { code: 'text-placeholder-open', message };
    }
    if (unknown !== undefined)
      return { code: 'text-placeholder-unknown', ...unknownWord(unknown, 'a placeholder of texts', known) };
  }
  return undefined;
}

/** Words are shown as they are written, so markup would be read aloud letter by letter. */
export function markupFinding(words: string): Finding | undefined {
  const found = /<\/?[a-z!][^<>]{0,40}>?|&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8});/i.exec(words)?.[0];
  if (found === undefined) return undefined;
  return {
    code: 'text-markup',
    message: `"${found}" would be shown as it is written. Take it out: words have no markup, and signs stand for themselves.`,
  };
}

/** The texts among references that are written out, for the check against a site's languages. */
export function writtenTexts(
  references: readonly Reference[],
  placeOf: (path: Reference['path']) => Place,
): WrittenText[] {
  const texts: WrittenText[] = [];
  for (const reference of references) {
    const { keyword, value } = reference;
    if (keyword !== 'x-text' || !isRecord(value) || 'key' in value) continue;
    texts.push({ place: () => placeOf(reference.path), languages: localeCodes.filter((code) => code in value) });
  }
  return texts;
}

/** Texts that lack a language which a site enables. */
export function languageProblems(
  texts: readonly WrittenText[],
  enabled: readonly LocaleCode[],
  domain: string,
): Problem[] {
  return texts.flatMap((text) => {
    const missing = enabled.filter((code) => !text.languages.includes(code));
    if (missing.length === 0) return [];
    const place = text.place();
    return [
      problemAt(place.source, place.path, {
        code: 'text-language-missing',
        message: `The text lacks ${missing.join(', ')}, which ${domain} enables. Add the words or use a message key.`,
      }),
    ];
  });
}

/** A key with the set it is found in; undefined where no set has it and none is named. */
export function fullKey(key: string, english: ReadonlySet<string> = new Set()): string | undefined {
  return key.includes(':') ? key : sets.map((set) => `${set}:${key}`).find((name) => english.has(name));
}

/** Words of a key that ask for what is not known in this place. */
function unfilledKey(
  key: string,
  { messages, keyPlaceholders }: Pick<Catalogue, 'messages' | 'keyPlaceholders'>,
  known: readonly string[],
): Finding | undefined {
  const asked = keyPlaceholders.get(fullKey(key, messages.get('EN')) ?? '')?.find((name) => !known.includes(name));
  if (asked === undefined) return undefined;
  const reason = asked.startsWith('operator.')
    ? 'which only texts in the props of a widget may'
    : 'and nothing fills that in here';
  return {
    code: 'text-placeholder-unknown',
    message: `The words of "${key}" hold {${asked}}, ${reason}. Use another key.`,
  };
}

/** The words around a brace that is not one of a pair; undefined where all are. */
function openBrace(words: string): string | undefined {
  const rest = words.replace(/\{[^{}]*\}/g, (pair) => ' '.repeat(pair.length));
  const at = rest.search(/[{}]/);
  return at < 0 ? undefined : words.slice(Math.max(0, at - 12), at + 12).trim();
}

function keyFinding(key: string, messages: ReadonlyMap<LocaleCode, ReadonlySet<string>>): Finding | undefined {
  const english = messages.get('EN') ?? new Set<string>();
  const full = fullKey(key, english);
  if (full === undefined || !english.has(full)) {
    const known = [...english].map((name) => (name.startsWith('errors:') ? name : name.replace(/^\w+:/, '')));
    return { code: 'message-key-unknown', ...unknownWord(key, 'a message key', known) };
  }
  const missing = [...messages].filter(([, keys]) => !keys.has(full)).map(([code]) => code);
  return missing.length === 0
    ? undefined
    : {
        code: 'message-key-untranslated',
        message: `"${key}" has no words in ${missing.join(', ')}. Add them to the message sets.`,
      };
}
