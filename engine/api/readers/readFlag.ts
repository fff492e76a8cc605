/**
 * A switch as platforms write it: true or false, a number, or a word in any case. What is neither, and what is left out
 * or null, says nothing: null.
 */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isNaN(value) ? null : value !== 0;
  if (typeof value !== 'string') return null;
  const word = value.trim().toLowerCase();
  if (/^(?:true|t|yes|y|on|enabled|active)$/.test(word)) return true;
  if (/^(?:|false|f|no|n|off|disabled|inactive|null|none)$/.test(word)) return false;
  return Number.isNaN(Number(word)) ? null : Number(word) !== 0;
}
