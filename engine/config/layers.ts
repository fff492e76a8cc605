import { isRecord, valueAt, type JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import type { Source } from './source';
import type { Place } from './place';

/** One layer of a descriptor: a file and what it says. */
export interface Layer {
  readonly source: Source;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Layers laid over each other, and where each value comes from. */
export interface Layered {
  readonly value: Readonly<Record<string, unknown>>;
  /** The layer that says what stands at a path; undefined where none does. */
  readonly placeOf: (path: JsonPath) => Place | undefined;
}

/** Lays descriptors over each other, lowest first: objects merge by key, lists and all else replace. */
export function layered(layers: readonly Layer[]): Layered {
  const value =
    layers.length === 1 && layers[0] !== undefined
      ? layers[0].value
      : layers.reduce<Readonly<Record<string, unknown>>>((below, { value: above }) => merged(below, above), {});
  return {
    value,
    placeOf: (path) => {
      const layer = [...layers].reverse().find((candidate) => valueAt(candidate.value, path) !== undefined);
      return layer === undefined ? undefined : { source: layer.source, path };
    },
  };
}

/**
 * A value whose parts mean nothing without each other: another currency has neither the digits nor the sign of the one
 * below.
 */
function isWhole(key: string): boolean {
  return key === 'currency';
}

function merged(
  below: Readonly<Record<string, unknown>>,
  above: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...below, ...above };
  for (const key in below) {
    if (isWhole(key)) continue;
    const under = ownValue(below, key);
    const over = ownValue(above, key);
    if (isRecord(under) && isRecord(over)) result[key] = merged(under, over);
  }
  return result;
}
