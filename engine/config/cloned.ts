/** A deep copy of a JSON value; some ten times faster than `structuredClone`, which knows every other kind as well. */
export function cloned<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloned) as Value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = cloned(value[key]);
  return copy as Value;
}
