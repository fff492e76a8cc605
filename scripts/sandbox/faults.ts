import type { CallName } from '../../engine/api/calls';

export const faultKinds = ['network-down', 'http-500', 'broken-json', 'wrong-types', 'session-expired'] as const;
/** A way for a call to go wrong. */
export type FaultKind = (typeof faultKinds)[number];

/** Faults that control has set. */
export interface Faults {
  /** Milliseconds every answer waits. */
  latencyMs: number;
  /** Sets a fault for a call, or for all of them; `times` is how often it strikes, for ever if absent. */
  set(call: CallName | '*', kind: FaultKind, times?: number): void;
  /** Takes away the fault of a call. */
  clear(call: CallName | '*'): void;
  /** The fault that strikes this call now, counted as struck. */
  strike(call: CallName): FaultKind | null;
  reset(): void;
}

/** No faults. */
export function createFaults(): Faults {
  const set = new Map<string, { readonly kind: FaultKind; left: number }>();
  return {
    latencyMs: 0,
    set: (call, kind, times = Infinity) => void set.set(call, { kind, left: times }),
    clear: (call) => void set.delete(call),
    strike(call) {
      const key = set.has(call) ? call : '*';
      const fault = set.get(key);
      if (fault === undefined) return null;
      fault.left -= 1;
      if (fault.left <= 0) set.delete(key);
      return fault.kind;
    },
    reset() {
      this.latencyMs = 0;
      set.clear();
    },
  };
}

/** The value with every number as text, every text as a number and every list as an object: nothing fits its schema any more. */
export function withWrongTypes(value: unknown, key = ''): unknown {
  if (key === 'statusCode') return value;
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number' || typeof value === 'boolean') return { wrong: value };
  if (Array.isArray(value)) return { wrong: value.length };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner, name)]));
}
