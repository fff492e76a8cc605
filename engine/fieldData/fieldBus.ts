/** How a page was for its player, in one figure. Milliseconds, but CLS, which has no unit. */
export interface VitalEvent {
  readonly kind: 'vital';
  readonly name: string;
  readonly value: number;
  readonly rating: string;
}

/** Something that went wrong. */
export interface FaultEvent {
  readonly kind: 'fault';
  /** What was under way. */
  readonly context: string;
  /** Class and words of the error, without what may be a player's. */
  readonly message: string;
  /** Files of the build with line and column. */
  readonly places: readonly string[];
}

export type FieldEvent = VitalEvent | FaultEvent;

/** One bus for all that is told of a visit. */
export interface FieldBus {
  readonly publish: (event: FieldEvent) => void;
  /** Hands over what is there; nothing where there is nothing, or where the player has not agreed. */
  readonly flush: () => void;
}

/** Faults of one document that are told at most: a fault in a loop is one fault. */
const mostFaults = 20;

/**
 * Makes the bus. `isAllowed` is asked whenever something comes in or leaves; what is there when the player disagrees is
 * dropped. A figure that comes again takes the place of the earlier one, a fault that is known is not told again.
 */
export function createFieldBus(isAllowed: () => boolean, send: (events: readonly FieldEvent[]) => void): FieldBus {
  const waiting = new Map<string, FieldEvent>();
  const told = new Set<string>();
  return {
    publish: (event) => {
      if (!isAllowed()) return;
      const key = event.kind === 'vital' ? event.name : `${event.context} ${event.message} ${event.places.join()}`;
      if (event.kind === 'fault') {
        if (told.has(key) || told.size >= mostFaults) return;
        told.add(key);
      }
      waiting.set(key, event);
    },
    flush: () => {
      const events = [...waiting.values()];
      waiting.clear();
      if (events.length > 0 && isAllowed()) send(events);
    },
  };
}
