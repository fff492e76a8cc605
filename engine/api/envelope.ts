/**
 * What came back: an answer of the platform, or nothing usable (no connection, time-out, no JSON, a gateway's error).
 */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly statusText: string; readonly body: unknown }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly status?: number };

/**
 * The error an answer speaks of, null for success: statusCode 1, message 'OK', or no status (ERR-7). An HTTP error
 * takes the body's words, else its own status and text.
 */
export function errorOf(
  status: number,
  statusText: string,
  body: unknown,
): { readonly statusCode: number; readonly statusMessage: string } | null {
  const isHttpError = status >= 400;
  const { statusCode, statusMessage, message } = envelopeOf(body);
  if (!isHttpError && (statusCode === undefined || statusCode === 1 || statusMessage === 'OK' || message === 'OK'))
    return null;
  return {
    statusCode: statusCode ?? status,
    statusMessage: statusMessage ?? message ?? (isHttpError ? statusText : ''),
  };
}

/** Whether the platform itself wrote the body: a JSON object with a status. */
export function hasStatus(body: unknown): boolean {
  return envelopeOf(body).statusCode !== undefined;
}

/**
 * Whether the platform refuses in words of its own. A server without the call answers of itself, with the status of
 * HTTP once more, or with the address that it does not know.
 */
export function isOwnRefusal(httpStatus: number, body: unknown): boolean {
  const { statusCode = httpStatus } = envelopeOf(body);
  return statusCode !== httpStatus || ownWordsOf(body) !== '';
}

/** What the platform says of what was asked for; empty where it speaks of an address that it does not know. */
function ownWordsOf(body: unknown): string {
  const { statusMessage = '' } = envelopeOf(body);
  return /route|endpoint|\/api\//i.test(statusMessage) ? '' : statusMessage;
}

/** Whether a read is refused in words about what it asked for, and not because there is no such call. */
export function isAboutValues(body: unknown): boolean {
  return !/^(?:not.?found\W*)?$/i.test(ownWordsOf(body));
}

function envelopeOf(body: unknown): { statusCode?: number; statusMessage?: string; message?: string } {
  if (typeof body !== 'object' || body === null) return {};
  const { statusCode, statusMessage, message } = body as Readonly<Record<string, unknown>>;
  const status = statusOf(statusCode);
  return {
    ...(status === undefined ? {} : { statusCode: status }),
    ...(isSaid(statusMessage) ? { statusMessage } : {}),
    ...(isSaid(message) ? { message } : {}),
  };
}

/** Whether words are there: a text of blanks says nothing, and the next words are heard. */
function isSaid(words: unknown): words is string {
  return typeof words === 'string' && words.trim() !== '';
}

/**
 * Reads a status that a platform writes as a number, a boolean or a word of success (ERR-7). An unknown word or type is
 * a refusal (0). An absent, null or empty status is undefined.
 */
function statusOf(status: unknown): number | undefined {
  if (status === undefined || status === null) return undefined;
  const word = typeof status === 'string' ? status.trim() : JSON.stringify(status);
  if (word === '') return undefined;
  return /^[+-]?\d+(?:\.\d+)?$/.test(word) ? Number(word) : Number(/^(?:ok|success|successful|true|yes)$/i.test(word));
}
