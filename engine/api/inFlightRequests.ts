/** Request deduplication: in-flight requests that callers share. */
export interface InFlightRequests<Value> {
  /**
   * Joins the request of that key, or starts it. A caller whose `signal` aborts leaves alone (its promise rejects with
   * the signal's reason); the request itself is aborted when its last caller has left. Without a key nothing is shared.
   */
  join(key: string | null, start: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

interface InFlightRequest<Value> {
  readonly reply: Promise<Value>;
  readonly controller: AbortController;
  callers: number;
}

/** Makes an empty table of in-flight requests. */
export function createInFlightRequests<Value>(): InFlightRequests<Value> {
  const byKey = new Map<string, InFlightRequest<Value>>();

  function send(key: string | null, start: (signal: AbortSignal) => Promise<Value>): InFlightRequest<Value> {
    const controller = new AbortController();
    const request: InFlightRequest<Value> = {
      reply: start(controller.signal).finally(() => remove(key, request)),
      controller,
      callers: 0,
    };
    if (key !== null) byKey.set(key, request);
    return request;
  }

  function remove(key: string | null, request: InFlightRequest<Value>): void {
    if (key !== null && byKey.get(key) === request) byKey.delete(key);
  }

  return {
    join(key, start, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const request = (key === null ? undefined : byKey.get(key)) ?? send(key, start);
      request.callers += 1;
      if (signal === undefined) return request.reply;
      return new Promise<Value>((resolve, reject) => {
        const leave = () => {
          request.callers -= 1;
          if (request.callers === 0) {
            remove(key, request);
            request.controller.abort(signal.reason);
          }
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', leave, { once: true });
        request.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
