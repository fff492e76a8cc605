import type { Encodings } from '../build/compress';

/** A body in the best encoding the visitor takes. */
export interface Encoded {
  readonly body: Buffer;
  readonly encoding?: 'br' | 'gzip';
}

/** Chooses brotli, then gzip, then the plain body, by the `Accept-Encoding` header; an encoding with `q=0` is refused. */
export function chooseEncoding(encodings: Encodings, accept: string | undefined): Encoded {
  const taken = new Set(
    (accept ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.replace(/;.*/, '')),
  );
  if (encodings.br && taken.has('br')) return { body: encodings.br, encoding: 'br' };
  if (encodings.gzip && taken.has('gzip')) return { body: encodings.gzip, encoding: 'gzip' };
  return { body: encodings.identity };
}
