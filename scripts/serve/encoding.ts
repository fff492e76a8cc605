import type { Encodings } from '../build/compress';

/** A body in the encoding that the visitor likes best. */
export interface Encoded {
  readonly body: Buffer;
  readonly encoding?: 'br' | 'gzip';
}

/** How much a visitor likes each encoding, 0 for refused; `*` is what is not named. */
type Likings = ReadonlyMap<string, number>;

/**
 * Chooses among the encodings kept by the `Accept-Encoding` header (RFC 9110): the best quality, then brotli, gzip and
 * the plain body. `*` stands for what is not named; what is not taken, or has quality 0, is not sent. Undefined where
 * the visitor refuses all there is.
 */
export function chooseEncoding(encodings: Encodings, accept: string | undefined): Encoded | undefined {
  const likings = readLikings(accept ?? '');
  const other = likings.get('*') ?? 0;
  // The plain body is taken unless it is refused, by its name or by `*`. If it is not named, it is the last choice.
  const plain = likings.get('identity') ?? (likings.get('*') === 0 ? 0 : Number.MIN_VALUE);
  const offers: readonly (readonly [number, Encoded])[] = [
    ...(encodings.br ? [[likings.get('br') ?? other, { body: encodings.br, encoding: 'br' }] as const] : []),
    ...(encodings.gzip
      ? [[likings.get('gzip') ?? likings.get('x-gzip') ?? other, { body: encodings.gzip, encoding: 'gzip' }] as const]
      : []),
    [plain, { body: encodings.identity }],
  ];
  const best = Math.max(...offers.map(([liking]) => liking));
  return best > 0 ? offers.find(([liking]) => liking === best)?.[1] : undefined;
}

function readLikings(accept: string): Likings {
  return new Map(
    accept.split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return name === '' ? [] : [[name, quality === undefined ? 1 : qualityOf(quality)] as const];
    }),
  );
}

/** A number from 0 to 1; what is none counts as refused. */
function qualityOf(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
