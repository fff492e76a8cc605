import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import { locales } from '../../site-configs/platform/locales.json';
import { foreignWords, sameAsEnglish, simplifiedOnly, traditionalOnly } from '../fixtures/languages';
import type { PageText, PageWords } from './pageTexts';

/** What belongs to no language where a check reads: names of a site, its games, studios, players and places. */
export interface KnownNames {
  readonly names: readonly string[];
  /** Whole English texts that have a translation in the language. */
  readonly english: ReadonlySet<string>;
}

/** The script that a language is written in, as a property of letters; Han is one script for Unicode. */
function scriptOf(code: LocaleCode): string {
  const { script = '' } = new Intl.Locale(locales[code].lang).maximize();
  return script.replace(/^Han[st]$/, 'Hani');
}

/** Scripts that a language is written in, beside digits and signs; the Latin ones are told apart by their words. */
const scripts = Object.fromEntries(
  localeCodes.map((code) => [code, new RegExp(`\\p{sc=${scriptOf(code)}}`, 'u')]),
) as Readonly<Record<LocaleCode, RegExp>>;

/** Words that only an English sentence has. Filipino borrows nouns and verbs of the trade, but none of these. */
const englishWords =
  /(?<![\p{L}\p{N}’'-])(?:the|you|your|yours|with|from|this|these|and|our|when|are|which|have|not|before|after|they|their|will|can|couldn[’']t|don[’']t|there|we|we[’']ve|has|been|what|who|it|its|by|of|or)(?![\p{L}\p{N}’'-])/iu;

/**
 * Finds the words of a page that are not in its language; returns a line for each: the text and where it stands
 * (I18N-1).
 */
export function foreignTexts(
  { texts, names }: PageWords,
  code: LocaleCode,
  { names: known, english }: KnownNames,
): readonly string[] {
  const untranslated = [...names, ...known, ...foreignWords.everywhere, ...(foreignWords[code] ?? [])].filter(
    (name) => name.length > 1,
  );
  const byLength = [...new Set(untranslated)].sort((one, other) => other.length - one.length);
  const rest = (text: string) =>
    byLength.reduce((words, name) => (words.includes(name) ? words.replaceAll(name, ' ') : words), text);
  // A hero splits the name of its game into two lines.
  const isHalfName = (text: string) =>
    byLength.some((name) => name.startsWith(`${text} `) || name.endsWith(` ${text}`));
  const isForeign = ({ text }: PageText) =>
    /\p{L}{2}/u.test(text) && isOfAnother(rest(text), text, code, english) && !isHalfName(text);
  return [...new Set(texts.filter(isForeign).map(({ text, place }) => `${place}: ${text}`))];
}

/** Whether what is left of a text without its names is of another language than `code`. */
function isOfAnother(words: string, whole: string, code: LocaleCode, english: ReadonlySet<string>): boolean {
  const own = scripts[code];
  const letters = words.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (own.source !== scripts.EN.source) {
    // A sign, a unit or a code of one or two letters is read in every script.
    if (letters.some((word) => !own.test(word) && (word.length > 2 || !scripts.EN.test(word)))) return true;
    const foreign = code === 'CN' ? traditionalOnly : code === 'CT' ? simplifiedOnly : '';
    return [...words].some((letter) => foreign.includes(letter));
  }
  if (letters.some((word) => !own.test(word))) return true;
  if (code === 'EN') return false;
  if (sameAsEnglish.everywhere.includes(whole) || sameAsEnglish[code]?.includes(whole)) return false;
  return english.has(whole) || englishWords.test(words);
}
