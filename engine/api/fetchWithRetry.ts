import type { Environment } from '../environment';
import { hasStatus, type Reply } from './envelope';

/** A request, with the limits of its attempts. */
export interface RetryOptions {
  readonly url: string;
  readonly init: RequestInit;
  /** Milliseconds for the whole fetch, a second attempt included. */
  readonly timeoutMs: number;
  /** How often to try again when nothing usable came. What is asked once may be answered by nothing. */
  readonly retries: number;
  /** Each aborts the fetch. */
  readonly signals: readonly AbortSignal[];
  /** Whether a body says what it was asked for without a status, also beside one of HTTP that tells of an error. */
  readonly isAnswer?: (body: unknown) => boolean;
}

type World = Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout'>;

const backoffMs = 400;

/** Several times the largest answer of any call, and little enough to parse at once. */
const maxBytes = 2_000_000;

/**
 * Fetches with retry: asks once, and again after a backoff where that is allowed; an answer that is too large, or a
 * call that is not there, would be so again. Never throws: a failed connection is a reply.
 */
export async function fetchWithRetry(
  world: World,
  { url, init, timeoutMs, retries, signals, isAnswer }: RetryOptions,
): Promise<Reply> {
  const deadline = new AbortController();
  const stop = () => deadline.abort();
  const timer = world.setTimeout(() => deadline.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  for (const signal of signals) signal.addEventListener('abort', stop, { once: true });
  const abortedReply = aborted(deadline.signal);
  const isOver = () => deadline.signal.aborted;
  const ask = () =>
    Promise.race([attempt(world, url, { ...init, signal: deadline.signal }, retries === 0, isAnswer), abortedReply]);
  try {
    let reply = await ask();
    for (
      let retry = 0;
      retry < retries &&
      reply.kind === 'unreachable' &&
      reply.status !== 501 &&
      !(reply.error instanceof RangeError) &&
      !isOver();
      retry += 1
    ) {
      await Promise.race([delay(world, backoffMs * 2 ** retry), abortedReply]);
      if (!isOver()) reply = await ask();
    }
    return reply;
  } finally {
    world.clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}

async function attempt(
  world: World,
  url: string,
  init: RequestInit,
  mayBeSilent: boolean,
  isAnswer: RetryOptions['isAnswer'],
): Promise<Reply> {
  try {
    const response = await world.fetch(url, init);
    const text = await textOf(response);
    // "No content" is all that some calls have to say. Of a read, and of another address that the call was led on to,
    // an empty answer is one that was lost.
    const isSilent =
      !response.redirected &&
      (response.status === 204 || (mayBeSilent && response.ok && /^\s*(?:null\s*)?$/.test(text)));
    const body = isSilent ? {} : parsed(text);
    if (body === undefined && !isRefusal(response.status)) return lacking(response.status, ' without JSON');
    if (response.status >= 500 && !hasStatus(body) && !isAnswer?.(body)) return lacking(response.status, '');
    return { kind: 'answer', status: response.status, statusText: response.statusText, body };
  } catch (error) {
    return { kind: 'unreachable', error };
  }
}

function lacking(status: number, what: string): Reply {
  return { kind: 'unreachable', error: new Error(`HTTP ${status}${what}`), status };
}

/** The text of an answer, aborted as soon as it is known to be too large. */
export async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const announced = Number(response.headers.get('content-length'));
  let [text, bytes] = ['', 0];
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (Math.max(announced, bytes) > maxBytes) {
      void reader?.cancel();
      throw new RangeError(`An answer of more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** JSON never returns undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

function delay(world: World, ms: number): Promise<void> {
  return new Promise((resolve) => {
    world.setTimeout(resolve, ms);
  });
}

/** The aborted reply: unreachable, once the signal aborts; also where a fetch does not heed it. */
function aborted(signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve({ kind: 'unreachable', error: signal.reason });
    });
  });
}
