import { formatWithOptions } from 'node:util';
import { LRUCache } from 'lru-cache';

/** Numbers of pino, which the server logs by. */
const levels = { log: 30, info: 30, warn: 40, error: 50 } as const;
const onceInMs = 60_000;

/** Lets what this thread says be lines of JSON, as the server's log is, and the same words once a minute. */
export function speakInLines(write: (line: string) => void = (line) => void process.stderr.write(line)): void {
  const said = new LRUCache<string, true>({ max: 1000, ttl: onceInMs });
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...words: readonly unknown[]) => {
      const [msg = '', ...rest] = formatWithOptions({ colors: false }, ...words).split('\n');
      if (said.has(msg)) return;
      said.set(msg, true);
      write(
        `${JSON.stringify({ level, time: Date.now(), service: 'livery', thread: 'render', msg, ...(rest.length > 0 ? { more: rest.join('\n') } : {}) })}\n`,
      );
    };
  }
}

/**
 * Lets this thread go on where something fails that no order waits for any more, such as a late answer: all other pages
 * that it renders just then would fail with it. `say` is told what it was.
 */
export function outliveStrayErrors(
  say: (...words: readonly unknown[]) => void = (...words) => console.error(...words),
): void {
  process.on('uncaughtException', (error) => say('An error that no order waits for:', error));
}
