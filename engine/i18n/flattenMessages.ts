/** The key that code names for a message: `found_one` and `found_other` are `found`. */
export const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Nested message texts as flat ones: `{ home: { hotNow } }` → `{ 'home.hotNow' }`. */
export function flattenMessages(nested: Readonly<Record<string, unknown>>, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(nested)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value !== null)
      Object.assign(flat, flattenMessages(value as Record<string, unknown>, `${prefix}${key}.`));
  }
  return flat;
}
