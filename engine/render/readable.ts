/** The fields by which React's `use()` reads a promise without waiting. */
interface Readable<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** Marks a promise so that `use()` gives its value at once when it has been settled before; otherwise React would wait a turn and show a fallback. */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const marked: Readable<Value> = promise;
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

/** A promise of what is there already. */
export function ready<Value>(value: Value): Promise<Value> {
  const marked: Readable<Value> = Promise.resolve(value);
  marked.status = 'fulfilled';
  marked.value = value;
  return marked;
}
