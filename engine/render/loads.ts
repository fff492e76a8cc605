import type { Environment } from '../environment';
import { readable, ready } from './readable';

/** How long, in ms, what could not be had counts as such: asked again at once, it would be fetched for ever. */
const failureHoldsMs = 5000;

/** Things that are loaded once each, by name, in a form that React's `use()` reads without waiting. */
export interface Loads<Value> {
  /** The same promise for the same name. A failure is everybody's who waits; after 5 s the next one tries again. */
  readonly load: (name: string, start: () => Promise<Value>) => Promise<Value>;
  /** Takes over what came by another way, unless it is there or on its way. */
  readonly accept: (name: string, value: Value) => void;
  /** What has been loaded. */
  readonly peek: (name: string) => Value | undefined;
}

/** The loads of one application. */
export function createLoads<Value>(environment: Pick<Environment, 'setTimeout'>): Loads<Value> {
  const promises = new Map<string, Promise<Value>>();
  const values = new Map<string, Value>();
  return {
    load: (name, start) => {
      const known = promises.get(name);
      if (known) return known;
      const loading = readable(start());
      promises.set(name, loading);
      loading.then(
        (value) => values.set(name, value),
        () => void environment.setTimeout(() => promises.delete(name), failureHoldsMs),
      );
      return loading;
    },
    accept: (name, value) => {
      if (promises.has(name)) return;
      promises.set(name, ready(value));
      values.set(name, value);
    },
    peek: (name) => values.get(name),
  };
}
