import type { Validator, ValidatorError } from '../../schemas/generated/validators/runtime';
import { formExplanations } from './forms';
import { pathOfPointer, type JsonPath } from './jsonPath';
import type { Finding } from './problem';
import { findingOf, type PointerFinding } from './shapeFindings';

/** A word that a schema marks as defined elsewhere (`x-route`, `x-text`…), with its place. */
export interface Reference {
  readonly keyword: string;
  readonly value: unknown;
  readonly path: JsonPath;
}

/** What a schema says of a value: findings with their places, and the words to check across files. */
export interface ShapeResult {
  readonly findings: readonly PlacedFinding[];
  readonly references: readonly Reference[];
}

export interface PlacedFinding extends Finding {
  readonly path: JsonPath;
}

/** Validates a value; validators of widgets also fill in its defaults. Errors come out as sentences (CARD-5). */
export function checkShape(validate: Validator<unknown>, value: unknown): ShapeResult {
  const noted: { keyword: string; value: unknown; pointer: string }[] = [];
  const listener = { refer: (keyword: string, word: unknown, pointer: string) => void noted.push({ keyword, value: word, pointer }) };
  const valid = validate.call(listener, value);
  const references = uniqueByPlace(noted).map(({ keyword, value: word, pointer }) => ({ keyword, value: word, path: pathOfPointer(pointer, value) }));
  return { findings: valid ? [] : explain(validate.errors ?? [], value), references };
}

function explain(errors: readonly ValidatorError[], root: unknown): PlacedFinding[] {
  const { remaining, explained } = formExplanations(errors);
  const findings = withoutEchoes([...explained, ...remaining.flatMap((error) => findingOf(error) ?? [])]);
  return findings.map(({ pointer, key, missing: _, missingKind: __, ...finding }) => ({
    ...finding,
    path: [...pathOfPointer(pointer, root), ...(key === undefined ? [] : [key])],
  }));
}

/** A misspelt key makes its right spelling missing as well, and a missing kind is told by the list of kinds. */
function withoutEchoes(findings: readonly PointerFinding[]): PointerFinding[] {
  return findings.filter(({ code, pointer, missing }) => {
    if (code !== 'key-missing' || missing === undefined) return true;
    return !findings.some(
      (other) => other.pointer === pointer && ((other.code === 'key-unknown' && other.suggestion === missing) || other.missingKind === missing),
    );
  });
}

function uniqueByPlace<Item extends { readonly keyword: string; readonly pointer: string }>(items: readonly Item[]): Item[] {
  if (items.length < 2) return [...items];
  return [...new Map(items.map((item) => [`${item.keyword} ${item.pointer}`, item])).values()];
}
