import { present } from './endpoint';
import { isSameWord } from './isSameWord';
import { plainText } from './readers/plainText';

/**
 * What came back: an answer of the platform, or nothing usable (no connection, time-out, no JSON, a gateway's error).
 */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly statusText: string; readonly body: unknown }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly status?: number };

/**
 * The error an answer speaks of, null for success: statusCode 1, message 'OK', or no status (ERR-7). A statusCode of
 * 200 to 299 is the success of HTTP, written once more in the body. An HTTP error takes the body's words, else its own
 * status and text.
 */
export function errorOf(
  status: number,
  statusText: string,
  body: unknown,
): { readonly statusCode: number; readonly statusMessage: string } | null {
  const isHttpError = status >= 400;
  const { statusCode, statusMessage, message } = envelopeOf(body);
  const isSuccess = statusCode === undefined || isSuccessCode(statusCode);
  if (!isHttpError && (isSuccess || statusMessage === 'OK' || message === 'OK')) return null;
  return {
    statusCode: statusCode ?? status,
    statusMessage: statusMessage ?? message ?? (isHttpError ? statusText : ''),
  };
}

/** The first word of an answer's envelope that is one of `words`, in the spelling of the latter. */
export function wordAmong(words: readonly string[], body: unknown): string | undefined {
  const { statusMessage, message } = envelopeOf(body);
  return words.find((word) => [statusMessage, message].some((said) => said !== undefined && isSameWord(word, said)));
}

/** Whether the platform itself calls its answer a success by a statusCode. */
export function saysSuccess(body: unknown): boolean {
  const { statusCode } = envelopeOf(body);
  return statusCode !== undefined && isSuccessCode(statusCode);
}

/** Whether a statusCode is a success: 1, or one of HTTP (ERR-7). */
export function isSuccessCode(statusCode: number): boolean {
  return statusCode === 1 || (statusCode >= 200 && statusCode < 300);
}

/** Whether the platform itself wrote the body: a JSON object with a status. */
export function hasStatus(body: unknown): boolean {
  return statusCodeOf(body) !== undefined;
}

/** The statusCode of a body; undefined where there is none. */
export function statusCodeOf(body: unknown): number | undefined {
  return envelopeOf(body).statusCode;
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
  return present({
    statusCode: statusOf(statusCode),
    statusMessage: wordsOf(statusMessage),
    message: wordsOf(message),
  });
}

/**
 * The words that are said; undefined where there are none: a text of blanks says nothing, and the next words are heard.
 * Of several, such as one for each field of a form, the first are told. They are shown as text, whatever they were
 * written for.
 */
function wordsOf(said: unknown): string | undefined {
  if (typeof said === 'object' && said !== null) return Object.values(said).map(wordsOf).find(isSaid);
  const words = typeof said === 'string' ? plainText(said) : undefined;
  return isSaid(words) ? words : undefined;
}

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
