export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What may stand in the place of a value. */
export const strangers: readonly Json[] = ['', 'x', '12', '1.5', '-3', 0, -1, 2.5, true, null, [], {}, ['x'], { x: 1 }];

type Path = readonly (string | number)[];

/** The place of every value inside, outer ones first, the first two entries of a list standing for all. */
export function pathsOf(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.slice(0, 2).map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => [
    [...path, key],
    ...pathsOf((value as Readonly<Record<string | number, Json>>)[key] ?? null, [...path, key]),
  ]);
}

/** A copy with another value in that place, or without the field for undefined. */
export function replaced(value: Json, [key, ...rest]: Path, stranger: Json | undefined): Json {
  if (key === undefined) return stranger ?? null;
  const copy = structuredClone(value) as { [name: string | number]: Json };
  if (rest.length > 0) copy[key] = replaced(copy[key] ?? null, rest, stranger);
  else if (stranger !== undefined) copy[key] = stranger;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}
