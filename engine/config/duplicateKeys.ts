const quote = 34;
const backslash = 92;
const colon = 58;

/**
 * Whether every key of a JSON text stands once in its object, none is forbidden, and nothing is nested deeper than
 * `maxDepth`. `value` is what JSON.parse made of the text: a repeated key leaves it with fewer keys than the text has.
 */
export function hasSingleKeys(text: string, value: unknown, forbidden: ReadonlySet<string>, maxDepth: number): boolean {
  const keys = countKeys(value, forbidden, maxDepth);
  return keys >= 0 && keys === countWrittenKeys(text);
}

/** Keys of a value at every depth; -1 if one is forbidden or it is nested too deeply. */
function countKeys(value: unknown, forbidden: ReadonlySet<string>, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return -1;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) {
      const inner = countKeys(item, forbidden, depth - 1);
      if (inner < 0) return -1;
      count += inner;
    }
    return count;
  }
  for (const key in value) {
    const inner = forbidden.has(key) ? -1 : countKeys((value as Record<string, unknown>)[key], forbidden, depth - 1);
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
