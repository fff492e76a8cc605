import type { IncomingMessage } from 'node:http';
import type { Headers } from '../build/headers';
import type { SiteFile } from '../build/siteSource';
import { chooseEncoding } from './encoding';
import { isKnown, isStill } from './entityTags';

/** What a request says of the form in which it takes a file; names in small letters. */
export type RequestHeaders = Readonly<
  Partial<Record<'accept-encoding' | 'if-match' | 'if-none-match' | 'range' | 'if-range', string | undefined>>
>;

/** What a request says of it; HEAD tells of the whole file, as parts are for GET alone (RFC 9110, 14.2). */
export function formAsked({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): RequestHeaders {
  const { 'accept-encoding': accept, 'if-match': held, 'if-none-match': known, range, 'if-range': ifRange } = headers;
  return {
    'accept-encoding': Array.isArray(accept) ? accept.join() : accept,
    'if-match': held,
    'if-none-match': known,
    ...(method === 'GET' ? { range, 'if-range': Array.isArray(ifRange) ? ifRange[0] : ifRange } : {}),
  };
}

export interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Buffer;
}

/** Said of what is no file: how long the file may be kept says nothing of it. */
const unkept: Headers = { 'Cache-Control': 'no-store' };

/**
 * Answers with a file: encoded as the visitor likes, not again where it is known, or a part of it (RFC 9110). `status`
 * is that of a whole file.
 */
export function fileAnswer(file: SiteFile, status: number, policies: Headers, asked: RequestHeaders): FileAnswer {
  const chosen = chooseEncoding(file.encodings, asked['accept-encoding']);
  const common: Headers = { ...policies, Vary: 'Accept-Encoding' };
  if (!chosen)
    return {
      status: 406,
      headers: { ...common, ...unkept, 'Content-Type': 'text/plain; charset=utf-8' },
      body: Buffer.from('No encoding is left.\n'),
    };
  const { body, encoding } = chosen;
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const headers: Headers = { ...common, ETag: etag, 'Accept-Ranges': 'bytes' };
  const full: Headers = {
    ...headers,
    'Content-Type': file.type,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (status !== 200) return { status, headers: full, body };
  if (!isStill(asked['if-match'], etag)) return { status: 412, headers: { ...headers, ...unkept } };
  if (isKnown(asked['if-none-match'], etag)) return { status: 304, headers };
  const part =
    asked['if-range'] === undefined || asked['if-range'] === etag ? rangeOf(asked.range, body.length) : undefined;
  if (part === 'none')
    return { status: 416, headers: { ...headers, ...unkept, 'Content-Range': `bytes */${body.length}` } };
  if (!part) return { status, headers: full, body };
  const [from, to] = part;
  return {
    status: 206,
    headers: { ...full, 'Content-Range': `bytes ${from}-${to}/${body.length}` },
    body: body.subarray(from, to + 1),
  };
}

/**
 * The first and the last byte that `Range` asks for; `none` where the body has none of them, undefined where all of it
 * is to be sent.
 */
export function rangeOf(
  range: string | undefined,
  length: number,
): readonly [from: number, to: number] | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 || length === 0 ? 'none' : [Math.max(0, length - Number(last)), length - 1];
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return Number(first) >= length ? 'none' : [Number(first), to];
}
