import type { Environment } from '../environment';
import { tracked, resolved } from './trackedPromise';

/** How long, in ms, what failed to load counts as such: asked again at once, it would be fetched for ever. */
const failureHoldsMs = 5000;

/**
 * A resource cache: each resource is loaded once, by its name or what loads it, as a promise that React's `use()` reads
 * without suspending.
 */
export interface ResourceCache<Value> {
  /** The same promise for the same name. A failure is everybody's who waits; after 5 s the next one tries again. */
  readonly load: (name: unknown, start: () => Promise<Value>) => Promise<Value>;
  /** Accepts what came by another way, unless it is there or on its way. */
  readonly accept: (name: string, value: Value) => void;
  /** What has been loaded. */
  readonly peek: (name: string) => Value | undefined;
}

/** The resource cache of one application, which is not idle while something of it loads. */
export function createResourceCache<Value>(
  environment: Pick<Environment, 'busy' | 'setTimeout'>,
): ResourceCache<Value> {
  const promises = new Map<unknown, Promise<Value>>();
  const values = new Map<unknown, Value>();
  return {
    load: (name, start) => {
      const known = promises.get(name);
      if (known) return known;
      const loading = tracked(environment.busy(start()));
      promises.set(name, loading);
      loading.then(
        (value) => values.set(name, value),
        () => void environment.setTimeout(() => promises.delete(name), failureHoldsMs),
      );
      return loading;
    },
    accept: (name, value) => {
      if (promises.has(name)) return;
      promises.set(name, resolved(value));
      values.set(name, value);
    },
    peek: (name) => values.get(name),
  };
}
