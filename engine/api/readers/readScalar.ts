import type { TimeReader } from './exactTime';
import { readFlag } from './readFlag';

/** Any number of at most so many digits is the same after it went through a binary float. */
const exactDigits = 15;

/** Whether a value is of that type and needs no reading. A time is always read; ISO 8601 comes back as it was. */
function isOf(letter: string, value: unknown): boolean {
  // The other letters are those that the names of types begin with.
  return letter === 'i' ? Number.isInteger(value) : letter === (value === null ? 'z' : (typeof value)[0]);
}

/**
 * A text, number, switch or time as platforms write it, as the first of `types` that it can be read as (`s` text, `n`
 * number, `i` integer, `b` switch, `z` null, `d` time as `timeOf` reads it); undefined for what can't be read as any of
 * them. With `pattern` it is an exact decimal or another text that has to fit: as a decimal, a number with more digits
 * than a binary float keeps is not read. An empty text that is none of them is null, where that is among the types.
 */
export function readScalar(types: string, value: unknown, timeOf: TimeReader, pattern?: RegExp): unknown {
  const letters = [...types];
  const fits = (one: unknown) =>
    pattern === undefined ||
    (typeof one === 'number' ? isExactNumber(one) : typeof one !== 'string' || pattern.test(one));
  if (types === '' || (letters.some((letter) => isOf(letter, value)) && fits(value))) return value;
  for (const letter of letters) {
    // A text that may hold letters is no decimal.
    const found = converted(letter, value, timeOf, pattern?.test('a') === false);
    if (found !== undefined && fits(found)) return found;
  }
  return undefined;
}

function converted(letter: string, value: unknown, timeOf: TimeReader, isDecimal: boolean): unknown {
  if (letter === 's') {
    if (typeof value === 'string') return isDecimal ? tidied(value) : undefined;
    if (typeof value !== 'number') return undefined;
    // An id may have 16 digits; an amount of so many may have lost a fraction on its way.
    return isExactNumber(value) || (!isDecimal && Number.isSafeInteger(value)) ? String(value) : undefined;
  }
  if (letter === 'n' || letter === 'i') {
    const text = typeof value === 'string' ? tidied(value) : '';
    const number = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return isExactNumber(number) && (letter === 'n' || Number.isInteger(number)) ? number : undefined;
  }
  if (letter === 'b') return readFlag(value) ?? undefined;
  if (letter === 'd') return timeOf(value) ?? undefined;
  return value === '' ? null : undefined;
}

/** A decimal without blanks, a plus sign, or a point without digits on one side. */
function tidied(text: string): string {
  return text
    .trim()
    .replace(/^\+|\.$/g, '')
    .replace(/^-?(?=\.)/, '$&0');
}

function isExactNumber(value: number): boolean {
  return Number.isFinite(value) && Number(value.toPrecision(exactDigits)) === value;
}
