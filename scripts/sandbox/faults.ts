import type { CallName } from '../../engine/api/calls';

export const faultKinds = [
  'network-down',
  'timeout',
  'reset-in-body',
  'http-500',
  'http-502-html',
  'empty-body',
  'broken-json',
  'wrong-types',
  'unknown-status',
  'session-expired',
  'slow',
  'huge',
] as const;
/** A way for a call to go wrong. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault as it is set. */
export interface Fault {
  readonly kind: FaultKind;
  /** How often it strikes; for ever if absent. */
  readonly times?: number;
  /** Whether the call takes effect before its answer is spoilt: a write is done, and its answer lost. */
  readonly isCommitted?: boolean;
}

/** Faults that control has set. */
export interface Faults {
  /** Milliseconds every answer waits. */
  latencyMs: number;
  /** Milliseconds the answers of a call wait instead. */
  readonly latencyOf: Map<CallName, number>;
  /** Sets a fault for a call, or for all of them. */
  set(call: CallName | '*', fault: Fault): void;
  /** Takes away the fault of a call. */
  clear(call: CallName | '*'): void;
  /** The fault that strikes this call now, counted as struck. */
  strike(call: CallName): Fault | null;
  reset(): void;
}

/** No faults. */
export function createFaults(): Faults {
  const set = new Map<string, { readonly fault: Fault; left: number }>();
  const latencyOf = new Map<CallName, number>();
  return {
    latencyMs: 0,
    latencyOf,
    set: (call, fault) => void set.set(call, { fault, left: fault.times ?? Infinity }),
    clear: (call) => void set.delete(call),
    strike(call) {
      const key = set.has(call) ? call : '*';
      const struck = set.get(key);
      if (struck === undefined) return null;
      struck.left -= 1;
      if (struck.left <= 0) set.delete(key);
      return struck.fault;
    },
    reset() {
      this.latencyMs = 0;
      latencyOf.clear();
      set.clear();
    },
  };
}

/**
 * The value with every number as text, every text as a number and every list as an object: nothing fits its schema any
 * more.
 */
export function withWrongTypes(value: unknown, key = ''): unknown {
  if (key === 'statusCode') return value;
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number' || typeof value === 'boolean') return { wrong: value };
  if (Array.isArray(value)) return { wrong: value.length };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner, name)]));
}
