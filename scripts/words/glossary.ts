import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../../engine/config/compiled';

/** A term of the trade and its words by language: the first is the one to use, the others are its forms. */
export interface Term {
  readonly term: string;
  readonly note?: string;
  /** Messages that must hold the term, as `ui:session.deposit`. */
  readonly keys?: readonly string[];
  /**
   * What in English asks for the term in every text that translates it, as a pattern like those of forbidden words; for
   * terms that have one translation wherever they stand.
   */
  readonly english?: string;
  readonly words: Readonly<Record<LocaleCode, readonly string[]>>;
}

/** Words that no text of a language may hold. */
export interface ForbiddenWords {
  /** A regular expression, read without regard to case; `\b` is the edge of a word in any script. */
  readonly pattern: string;
  readonly reason: string;
  readonly use?: string;
  /** Only in texts whose place matches this expression. */
  readonly where?: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** Where a figure may be typed: messages with the rule of the program that fixes it, and names. */
  readonly figures: { readonly messages: Readonly<Record<string, string>>; readonly names: readonly string[] };
  readonly forbidden: Readonly<Record<LocaleCode | 'everywhere', readonly ForbiddenWords[]>>;
}

/** A text of one language and where it stands: `ui:session.deposit`, or a file and the path in it. */
export interface PlacedText {
  readonly code: LocaleCode;
  readonly place: string;
  readonly text: string;
}

/** Reads `scripts/words/glossary.json` of the project in `root` (I18N-1). Throws when it is missing or no JSON. */
export function readGlossary(root: string): Glossary {
  return JSON.parse(readFileSync(join(root, 'scripts/words/glossary.json'), 'utf8')) as Glossary;
}

const letter = '[\\p{L}\\p{N}_]';

/** The expression of a forbidden word. Throws a SyntaxError for a pattern that is none. */
export function wordPattern(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('\\b', `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`), 'iu');
}

/**
 * Finds forbidden words in texts of any source; returns a line for each: language, place, word, reason, and what to use
 * (I18N-1).
 */
export function forbiddenIn(texts: readonly PlacedText[], { forbidden }: Glossary): string[] {
  const compiled = ({ pattern, where, ...row }: ForbiddenWords) => ({
    ...row,
    pattern: wordPattern(pattern),
    where: where === undefined ? undefined : new RegExp(where, 'u'),
  });
  const everywhere = forbidden.everywhere.map(compiled);
  const patterns = new Map(
    [...new Set(texts.map(({ code }) => code))].map((code) => [
      code,
      [...everywhere, ...forbidden[code].map(compiled)],
    ]),
  );
  return texts.flatMap(({ code, place, text }) =>
    (patterns.get(code) ?? []).flatMap(({ pattern, reason, use, where }) => {
      if (where?.test(place) === false) return [];
      const found = pattern.exec(text)?.[0].trim();
      return found === undefined
        ? []
        : [
            [`${code} ${place}: “${found}”.`, reason, use ? `Use “${use}”.` : '']
              .filter((part) => part !== '')
              .join(' '),
          ];
    }),
  );
}

/**
 * Finds messages that lack their term; returns a line for each: language, key, and the word that is missing (I18N-1).
 */
export function lackingTerms(texts: readonly PlacedText[], { terms }: Glossary): string[] {
  return terms.flatMap(({ term, keys = [], words }) =>
    texts.flatMap(({ code, place, text }) => {
      const isAsked = keys.includes(place) || keys.includes(place.replace(/_(?:zero|one|two|few|many)$/, '_other'));
      const lower = text.toLowerCase();
      if (!isAsked || words[code].some((word) => lower.includes(word.toLowerCase()))) return [];
      return [`${code} ${place}: “${text}” lacks the word for “${term}”, “${words[code][0] ?? ''}”.`];
    }),
  );
}
