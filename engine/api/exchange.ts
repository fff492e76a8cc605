import type { Environment } from '../environment';
import { hasStatus, type Reply } from './envelope';

export interface Exchange {
  readonly url: string;
  readonly init: RequestInit;
  /** Milliseconds for the whole exchange, a second attempt included. */
  readonly timeoutMs: number;
  /** How often to try again when nothing usable came. */
  readonly retries: number;
  /** Aborts the exchange. */
  readonly signal: AbortSignal;
}

type World = Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout'>;

const backOffMs = 400;

/** Asks once, and again after a pause where that is allowed. Never throws: a failed connection is a reply. */
export async function exchange(world: World, { url, init, timeoutMs, retries, signal }: Exchange): Promise<Reply> {
  const deadline = new AbortController();
  const stop = () => deadline.abort(signal.reason);
  const timer = world.setTimeout(() => deadline.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  signal.addEventListener('abort', stop, { once: true });
  const given = givenUp(deadline.signal);
  const isOver = () => deadline.signal.aborted;
  const ask = () => Promise.race([attempt(world, url, { ...init, signal: deadline.signal }), given]);
  try {
    let reply = await ask();
    for (let retry = 0; retry < retries && reply.kind === 'unreachable' && !isOver(); retry += 1) {
      await Promise.race([pause(world, backOffMs * 2 ** retry), given]);
      if (!isOver()) reply = await ask();
    }
    return reply;
  } finally {
    world.clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function attempt(world: World, url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await world.fetch(url, init);
    const body: unknown = await response.json().catch((error: unknown) => new BrokenBody(error));
    if (body instanceof BrokenBody && !isRefusal(response.status)) return { kind: 'unreachable', error: body.error };
    if (response.status >= 500 && !hasStatus(body)) return { kind: 'unreachable', error: new Error(`HTTP ${response.status}`) };
    return { kind: 'answer', status: response.status, statusText: response.statusText, body };
  } catch (error) {
    return { kind: 'unreachable', error };
  }
}

class BrokenBody {
  constructor(readonly error: unknown) {}
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

function pause(world: World, ms: number): Promise<void> {
  return new Promise((resolve) => {
    world.setTimeout(resolve, ms);
  });
}

/** Unreachable, once the signal aborts; also where a fetch does not heed it. */
function givenUp(signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve({ kind: 'unreachable', error: signal.reason });
    });
  });
}
