import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body in the encodings it pays to keep. */
export interface Encodings {
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/;

/** Whether a file's kind gains from compression; pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/**
 * How a compressor may write distances: postfix bits, direct codes. It only guesses which way is the shortest, up to
 * half a percent beside the mark, and guesses again with every name of a file in the text.
 */
const distanceCodes = [
  [0, 0],
  [3, 0],
  [1, 4],
  [2, 1],
] as const;

/**
 * Compresses a body. Quality 11 is for shared assets, tries all distance codes and keeps the shortest answer: 44 ms
 * each for 30 kB. 8 is for pages: 9 makes them half a percent smaller, but its tables are too large for the memory a
 * process keeps, so that each page of 200 kB costs 16 ms instead of 2.7 ms. An encoding that does not make the body
 * smaller is left out.
 */
export async function encode(identity: Buffer, quality: 8 | 11): Promise<Encodings> {
  const codes = quality === 11 ? distanceCodes : distanceCodes.slice(0, 1);
  const [gz, ...tried] = await Promise.all([
    gzipped(identity, { level: 9 }),
    ...codes.map(([postfix, direct]) =>
      brotli(identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
        },
      }),
    ),
  ]);
  const br = tried.reduce((one, other) => (other.length < one.length ? other : one));
  return {
    identity,
    ...(br.length < identity.length ? { br } : {}),
    ...(gz.length < identity.length ? { gzip: gz } : {}),
  };
}
