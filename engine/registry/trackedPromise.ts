/** The fields by which React's `use()` reads a promise without waiting. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/**
 * Makes a promise a tracked one, so that `use()` returns its value at once when it has been settled before; otherwise
 * React would wait a turn and show a fallback.
 */
export function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  const marked: Tracked<Value> = promise;
  marked.status = 'pending';
  marked.then(
    (value) => {
      marked.status = 'fulfilled';
      marked.value = value;
    },
    (reason: unknown) => {
      marked.status = 'rejected';
      marked.reason = reason;
    },
  );
  return marked;
}

/** A resolved promise: its value is there already. */
export function resolved<Value>(value: Value): Promise<Value> {
  const marked: Tracked<Value> = Promise.resolve(value);
  marked.status = 'fulfilled';
  marked.value = value;
  return marked;
}
