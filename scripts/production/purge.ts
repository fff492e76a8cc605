/** Tells what stands in front which sites have changed. */
export interface Purge {
  readonly sites: (domains: readonly string[]) => void;
  readonly stop: () => void;
}

/** Keys of one request: a header has its limits. */
const keysAtOnce = 60;
/** Other servers may have answered with the state before until they have looked at the index, too. */
const secondMs = 2_000;
const timeoutMs = 5_000;

/**
 * Asks each front to forget the pages of sites by their surrogate keys, and once more when every server has the new
 * ones.
 */
export function createPurge(fronts: readonly string[], onFault: (front: string, error: unknown) => void): Purge {
  const timers = new Set<NodeJS.Timeout>();
  const send = (front: string, domains: readonly string[]) => {
    for (let at = 0; at < domains.length; at += keysAtOnce) {
      const keys = domains.slice(at, at + keysAtOnce).map((domain) => `site:${domain}`);
      fetch(front, {
        method: 'PURGE',
        headers: { 'Surrogate-Key': keys.join(' ') },
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        ({ ok, status, body }) => {
          // What is left unread keeps its connection.
          body?.cancel().catch(() => undefined);
          if (!ok) onFault(front, new Error(`status ${status}`));
        },
        (error: unknown) => onFault(front, error),
      );
    }
  };
  return {
    sites: (domains) => {
      if (domains.length === 0) return;
      for (const front of fronts) {
        send(front, domains);
        const timer = setTimeout(() => {
          timers.delete(timer);
          send(front, domains);
        }, secondMs);
        timers.add(timer);
      }
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
