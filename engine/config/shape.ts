import type { Validator, ValidatorError } from '../../schemas/generated/validators/runtime';
import { formExplanations } from './forms';
import { pathOfPointer, type JsonPath } from './jsonPath';
import type { Finding } from './problem';
import { findingOf, type PointerFinding } from './shapeFindings';

/**
 * A word that a schema marks as defined elsewhere (`x-route`, `x-text`…). Its place is worked out only when asked for.
 */
export class Reference {
  constructor(
    readonly keyword: string,
    readonly value: unknown,
    private readonly pointer: string,
    private readonly root: unknown,
  ) {}

  get path(): JsonPath {
    return pathOfPointer(this.pointer, this.root);
  }

  /** The last key of the path. */
  get key(): string {
    return this.pointer.slice(this.pointer.lastIndexOf('/') + 1);
  }
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
  const references: Reference[] = [];
  const valid = validate.call(
    {
      refer: (keyword: string, word: unknown, pointer: string) =>
        void references.push(new Reference(keyword, word, pointer, value)),
    },
    value,
  );
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
      (other) =>
        other.pointer === pointer &&
        ((other.code === 'key-unknown' && other.suggestion === missing) || other.missingKind === missing),
    );
  });
}
