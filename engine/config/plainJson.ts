import { isBlank, strayCharacter } from './characters';
import { maxDepth, maxEntries } from './limits';
import { ownValue } from './ownValue';

const quote = 34;
const backslash = 92;
const colon = 58;

/** Keys that reach prototypes, or that every object has by itself. */
export const forbiddenKeys: ReadonlySet<string> = new Set([
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/**
 * Whether a JSON text has nothing that is refused before its schema is asked: every key stands once in its object, none
 * is forbidden, nothing is nested too deeply or too long, and every text and number is what it seems. `value` is what
 * JSON.parse made of the text: a repeated key leaves it with fewer keys than the text has.
 */
export function isPlain(text: string, value: unknown): boolean {
  const keys = countKeys(value, maxDepth);
  return keys >= 0 && keys === countWrittenKeys(text);
}

/** Whether a number is what was written: larger ones become infinite or lose their last digits. */
export function isExact(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

/** Keys of a value at every depth; -1 where something in it is refused. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value === 'string') return strayCharacter(value) === undefined && !isBlank(value) ? 0 : -1;
  if (typeof value === 'number') return isExact(value) ? 0 : -1;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return -1;
  let count = 0;
  let entries = 0;
  if (Array.isArray(value)) {
    if (value.length > maxEntries) return -1;
    for (const item of value) {
      const inner = countKeys(item, depth - 1);
      if (inner < 0) return -1;
      count += inner;
    }
    return count;
  }
  for (const key in value) {
    const isRefused =
      (entries += 1) > maxEntries || forbiddenKeys.has(key) || strayCharacter(key) !== undefined || isBlank(key);
    const inner = isRefused ? -1 : countKeys(ownValue(value as Record<string, unknown>, key), depth - 1);
    if (inner < 0) return -1;
    count += 1 + inner;
  }
  return count;
}

/** Keys in a sound JSON text: texts that a colon follows. */
function countWrittenKeys(text: string): number {
  let count = 0;
  let start = text.indexOf('"');
  while (start >= 0) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 32) next += 1;
    if (text.charCodeAt(next) === colon) {
      count += 1;
      next += 1;
      while (text.charCodeAt(next) <= 32) next += 1;
    }
    start = text.charCodeAt(next) === quote ? next : text.indexOf('"', next);
  }
  return count;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
  return slashes % 2 === 1;
}
