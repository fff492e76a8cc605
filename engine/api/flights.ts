/** Requests under way that callers share. */
export interface Flights<Value> {
  /**
   * Joins the request of that key, or starts it. A caller whose `signal` aborts leaves alone (its promise rejects with the
   * signal's reason); the request itself is aborted when its last caller has left. Without a key nothing is shared.
   */
  join(key: string | null, start: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

interface Flight<Value> {
  readonly arrival: Promise<Value>;
  readonly controller: AbortController;
  callers: number;
}

/** Makes an empty board of flights. */
export function createFlights<Value>(): Flights<Value> {
  const board = new Map<string, Flight<Value>>();

  function takeOff(key: string | null, start: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const controller = new AbortController();
    const flight: Flight<Value> = { arrival: start(controller.signal).finally(() => remove(key, flight)), controller, callers: 0 };
    if (key !== null) board.set(key, flight);
    return flight;
  }

  function remove(key: string | null, flight: Flight<Value>): void {
    if (key !== null && board.get(key) === flight) board.delete(key);
  }

  return {
    join(key, start, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const flight = (key === null ? undefined : board.get(key)) ?? takeOff(key, start);
      flight.callers += 1;
      if (signal === undefined) return flight.arrival;
      return new Promise<Value>((resolve, reject) => {
        const leave = () => {
          flight.callers -= 1;
          if (flight.callers === 0) {
            remove(key, flight);
            flight.controller.abort(signal.reason);
          }
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', leave, { once: true });
        flight.arrival.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
