import type { Decimal } from '../api/decimal';
import { isWhole } from '../api/isWhole';
import type { Currency } from '../config/compiledCurrency';
import { numberFormat } from '../i18n/intl';
import { currencySign } from '../i18n/money';
import { trimEnd } from '../api/trimEnd';
import { asciiDigits } from './cleaning';
import { currencyWordsOf, wordsOf } from './currencyWords';

/** What a typed amount means: an exact decimal, or why it means none. */
export type ReadAmount =
  { readonly ok: true; readonly amount: Decimal } | { readonly ok: false; readonly reason: 'invalid' | 'decimals' };

/** How a language writes numbers, and amounts of a currency. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
  /** What names the currency beside the figures, some of it with points or figures of its own: `Cg.`, `1INCH`. */
  readonly signs: readonly string[];
  /** Words that name the currency beside the figures, in small letters. */
  readonly words: ReadonlySet<string>;
}

/** The separators of a language tag, from the platform's own tables, and the signs of a currency. */
export function separatorsOf(lang: string, currency?: Currency): Separators {
  const parts = numberFormat(lang, { useGrouping: true }).formatToParts(1234567.8);
  const find = (type: string) => asPoint(parts.find((part) => part.type === type)?.value ?? '');
  const sign = currency ? currencySign(lang, currency).sign : '';
  return {
    decimal: find('decimal') || '.',
    group: find('group'),
    signs: currency ? [sign, currency.code].map(visible) : [],
    words: currency ? currencyWordsOf(currency, visible(sign)) : new Set(),
  };
}

/**
 * A word behind a number that multiplies it, in any of our languages: to leave it out would change what is meant, also
 * where it is a currency's sign.
 */
const multiplied =
  /\d\s*(?:[十拾百佰千仟万萬億亿]|(?:[km]|bn|hundred|thou(?:sand)?s?|grand|milli(?:on|ón|ones)s?|millones|lakhs?|lac|crores?|mil|miles|libo(?:ng)?|milyon|daan|rb|jt|ratus|ribu|juta|tr|trăm|nghìn|nghin|ngàn|ngan|triệu|trieu|tỷ|ty|кк?|т|сот\p{L}*|тыс\p{L}*|млн|млрд|миллион\p{L}*|миллиард\p{L}*|सय|हजार|लाख|करोड|শত|শো|হাজার|লাখ|লক্ষ|কোটি)(?![\p{L}\p{M}]))/iu;

/**
 * Reads money as a person of a language means it. Two different separators explain each other: `1,234.50` is the same
 * everywhere. A single one is read by the language, unless it can only mean the other. Blanks part thousands. Beside
 * the figures stands what names the currency, and nothing else: neither a part of it, as cents are, nor another one.
 * What could be read two ways, or has more decimals than the currency (`places`), is not guessed: amounts are never
 * rounded.
 */
export function readAmount(typed: string, { decimal, group, signs, words }: Separators, places: number): ReadAmount {
  const plain = asPoint(asciiDigits(visible(typed))).trim();
  const { front, figures, behind } = partsOf(plain, signs);
  const text = withoutBlanks(figures);
  const isMoney =
    wordsOf(front).every((word) => isFront(word, words)) && wordsOf(behind).every((word) => words.has(word));
  if (text === null || !isMoney || multiplied.test(plain)) return { ok: false, reason: 'invalid' };
  const kinds = [...new Set(text.replace(/\d/g, ''))];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (kinds.length === 2) return split(text, last, places);
  const [separator] = kinds;
  if (separator === undefined) return exact(text, '', places);
  const after = text.slice(last + 1);
  if (text.indexOf(separator) !== last)
    return isGrouped(text, separator) ? exact(text, '', places) : { ok: false, reason: 'invalid' };
  if (separator === group && separator !== decimal && isGrouped(text, separator)) return exact(text, '', places);
  // Thousands that are parted otherwise, or a slip of the finger: zeros at the end do not tell.
  return after.length >= 3 && after.length > places ? { ok: false, reason: 'decimals' } : split(text, last, places);
}

/** The figures of a typed amount, and what stands in front of them and behind. */
interface Parts {
  readonly front: string;
  readonly figures: string;
  readonly behind: string;
}

/** Parts a typed amount. Looks at each letter once, however many are typed; without a figure all stands in front. */
function partsOf(plain: string, signs: readonly string[]): Parts {
  const abbreviation = abbreviationOf(plain);
  const text = withoutSign(plain.slice(abbreviation.length).trim(), signs);
  const start = text.search(figureOrMinus);
  let end = text.length;
  while (end > 0 && !/\d/.test(text.charAt(end - 1))) end -= 1;
  if (start < 0 || end <= start) return { front: plain, figures: '', behind: '' };
  if (/[.,]/.test(text.charAt(end))) end += 1;
  return { front: `${abbreviation} ${text.slice(0, start)}`, figures: text.slice(start, end), behind: text.slice(end) };
}

const figureOrMinus = /[\d.,\p{Pd}−(]/u;

/** The abbreviation in front of an amount with the point that ends it, or nothing: `Rs. 500` is no half. */
function abbreviationOf(text: string): string {
  const point = text.search(figureOrMinus);
  const isEnd = point > 0 && /[\p{L}\p{M}]$/u.test(text.slice(0, point)) && /^\.\s*\d/.test(text.slice(point));
  return isEnd ? text.slice(0, point + 1) : '';
}

/** Whether a word before an amount changes nothing: it names the currency, or is a plus. */
function isFront(word: string, words: ReadonlySet<string>): boolean {
  return isNone(word.replace(/^\+/, '').replace(/[+:]$/, ''), words);
}

/** Whether a word names the currency once or twice, as `php₱` does, or is none. */
function isNone(word: string, words: ReadonlySet<string>): boolean {
  const sign = /\p{Sc}$/u.exec(word)?.[0] ?? '';
  const rest = word.slice(0, word.length - sign.length);
  return word === '' || words.has(word) || (words.has(sign) && (rest === '' || words.has(rest)));
}

/** Figures without the blanks, or marks like them, that part thousands; null where those part anything else. */
function withoutBlanks(figures: string): string | null {
  const text = figures.replace(/[\s'’_]+/g, ' ');
  if (!/^[\d., ]+$/.test(text)) return null;
  if (!text.includes(' ')) return text;
  const [whole = ''] = text.split(/[.,]/, 1);
  return isGrouped(whole, ' ') && !text.slice(whole.length).includes(' ') ? text.replaceAll(' ', '') : null;
}

/** An amount without the sign that stands at its start or its end. */
function withoutSign(text: string, signs: readonly string[]): string {
  const sign = signs.find((known) => text.startsWith(known) || text.endsWith(known));
  if (sign === undefined) return text;
  return text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length);
}

/**
 * Writes an amount as a language does, with the currency's decimals unless it is whole. One that is finer than its
 * currency is written to its last digit, never rounded.
 */
export function writeAmount(amount: Decimal, lang: string, places: number): string {
  const [, fraction = ''] = amount.split('.');
  const format = numberFormat(lang, {
    minimumFractionDigits: isWhole(amount) ? 0 : places,
    // No browser's formatter refuses 20 digits.
    maximumFractionDigits: Math.min(20, Math.max(places, trimEnd('0', fraction).length)),
  });
  return format.format(amount as unknown as number);
}

/**
 * A typed amount as a language writes it. `from` tells how it was typed. What means no amount stays as typed.
 */
export function rewriteAmount(typed: string, from: Separators, lang: string, places: number): string {
  const read = readAmount(typed, from, places);
  return read.ok ? writeAmount(read.amount, lang, places) : typed;
}

/**
 * A typed amount as a draft keeps it: `=` and what it means, so that a page in another language reads the same; what
 * means none as it was typed, with another `=` before one that is typed.
 */
export function keptAmount(typed: string, separators: Separators, places: number): string {
  const read = readAmount(typed, separators, places);
  if (read.ok) return `=${read.amount}`;
  return typed.startsWith('=') ? `=${typed}` : typed;
}

/** What a draft kept of an amount, as a language writes it. What means no amount is shown as it was typed. */
export function typedAmount(kept: string, lang: string, places: number): string {
  if (/^=\d+(?:\.\d+)?$/.test(kept)) return writeAmount(kept.slice(1), lang, places);
  return kept.startsWith('==') ? kept.slice(1) : kept;
}

function split(text: string, at: number, places: number): ReadAmount {
  const whole = text.slice(0, at);
  const separator = whole.replace(/\d/g, '')[0];
  if (separator !== undefined && !isGrouped(whole, separator)) return { ok: false, reason: 'invalid' };
  return exact(whole, text.slice(at + 1), places);
}

/** Groups of three, or of two before the last three as in India. No group begins with a zero. */
function isGrouped(text: string, separator: string): boolean {
  return new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{2,3})*\\${separator}\\d{3}$`).test(text);
}

function exact(whole: string, fraction: string, places: number): ReadAmount {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const kept = trimEnd('0', fraction);
  if (kept.length > places) return { ok: false, reason: 'decimals' };
  return { ok: true, amount: kept === '' ? digits : `${digits}.${kept}` };
}

/** A text without the marks that nobody sees, each letter written in one way. */
function visible(text: string): string {
  return text.normalize().replace(/\p{Cf}/gu, '');
}

/** Marks that look or mean like point and comma. */
function asPoint(text: string): string {
  return text
    .replace(/[．。]/g, '.')
    .replace(/[，、٬]/g, ',')
    .replace(/٫/g, '.');
}
