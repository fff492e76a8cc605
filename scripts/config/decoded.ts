import { isUtf8 } from 'node:buffer';

/** A text that is no UTF-8: where that shows, from 1, and what is wrong in words. */
export interface BadEncoding {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text of a file; what is wrong with its bytes where they are no UTF-8. A byte order mark stays, so that it can be
 * told.
 */
export function decoded(body: Uint8Array): string | BadEncoding {
  const [first, second] = body;
  const isWide =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    first === 0 ||
    (second === 0 && body.length > 1);
  if (isWide)
    return { line: 1, column: 1, message: 'The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.' };
  return isUtf8(body)
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
    : firstBadByte(body);
}

function firstBadByte(body: Uint8Array): BadEncoding {
  let start = 0;
  for (let line = 1; start <= body.length; line += 1) {
    const found = body.indexOf(0x0a, start);
    const end = found < 0 ? body.length : found;
    const bytes = body.subarray(start, end);
    const column = columnOfBadByte(bytes);
    if (column > 0) {
      const message =
        'This letter is not saved as UTF-8, but in another encoding such as Latin-1. Save the file as UTF-8.';
      return { line, column, message };
    }
    start = end + 1;
  }
  return { line: 1, column: 1, message: 'The file is not saved as UTF-8. Save it as UTF-8.' };
}

/** Column of the first byte of a line that is no UTF-8, from 1; 0 where all are. */
function columnOfBadByte(bytes: Uint8Array): number {
  try {
    strict.decode(bytes);
    return 0;
  } catch {
    const kept = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return kept.indexOf('\ufffd') + 1;
  }
}
