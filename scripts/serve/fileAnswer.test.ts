import { describe, expect, it } from 'vitest';
import { isKnown, isStill } from './entityTags';
import { fileAnswer, rangeOf } from './fileAnswer';
import { timesAsLong } from '../../tests/fixtures/growth';

const file = {
  encodings: { identity: Buffer.from('0123456789'), br: Buffer.from('br') },
  type: 'text/plain',
  etag: '"a1"',
};

describe('the answer with a file', () => {
  it.each([
    ['"a1"', true],
    ['W/"a1"', true],
    ['*', true],
    ['"b", "a1"', true],
    [' "b" ,\t W/"a1" ', true],
    ['"b"', false],
    ['a1', false],
    [undefined, false],
  ])('knows by If-None-Match %s whether the visitor has the file: %s', (tags, expected) =>
    expect(isKnown(tags, '"a1"')).toBe(expected),
  );

  it.each([
    ['"a1"', true],
    ['*', true],
    ['"b", "a1"', true],
    [undefined, true],
    ['W/"a1"', false],
    ['"b"', false],
    ['', false],
  ])('sends the file by If-Match %s: %s', (tags, expected) => expect(isStill(tags, '"a1"')).toBe(expected));

  it('says 412, and nothing else, where If-Match names another file, also for a part', () => {
    const refused = {
      status: 412,
      headers: { Vary: 'Accept-Encoding', ETag: '"a1"', 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' },
    };
    expect(fileAnswer(file, 200, {}, { 'if-match': '"b"', 'if-none-match': '"a1"', range: 'bytes=0-1' })).toEqual(
      refused,
    );
    // What says that there is no such page is no file of that address.
    expect(fileAnswer(file, 404, {}, { 'if-match': '"b"' }).status).toBe(404);
  });

  it('reads a long If-None-Match in a time that grows with its length alone', () => {
    const [short, long] = [10_000, 100_000].map((length) => `"b"${' '.repeat(length)}"`) as [string, string];
    expect(
      timesAsLong(
        () => isKnown(short, '"a1"'),
        () => isKnown(long, '"a1"'),
        40,
      ),
    ).toBeLessThanOrEqual(40);
  });

  it.each([
    ['bytes=0-3', [0, 3]],
    ['bytes=4-', [4, 9]],
    ['bytes=-3', [7, 9]],
    ['bytes=-30', [0, 9]],
    ['bytes=8-100', [8, 9]],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('reads the range %s', (range, expected) => expect(rangeOf(range, 10)).toEqual(expected));

  it('sends a part of what it would send whole, or says that there is none', () => {
    expect(fileAnswer(file, 200, {}, { range: 'bytes=2-4' })).toEqual({
      status: 206,
      headers: {
        Vary: 'Accept-Encoding',
        ETag: '"a1"',
        'Accept-Ranges': 'bytes',
        'Content-Type': 'text/plain',
        'Content-Range': 'bytes 2-4/10',
      },
      body: Buffer.from('234'),
    });
    expect(fileAnswer(file, 200, {}, { range: 'bytes=20-' })).toMatchObject({
      status: 416,
      headers: { 'Content-Range': 'bytes */10' },
    });
    expect(fileAnswer(file, 200, {}, { range: 'bytes=2-4', 'if-range': '"old"' }).status).toBe(200);
    expect(fileAnswer(file, 404, {}, { range: 'bytes=2-4', 'if-none-match': '*' }).status).toBe(404);
  });

  it('lets nobody keep that there is no such part or form, not even of what is kept for ever', () => {
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    for (const [status, asked] of [
      [416, { range: 'bytes=20-' }],
      [406, { 'accept-encoding': 'identity;q=0, gzip' }],
    ] as const)
      expect(fileAnswer(file, 200, headers, asked)).toMatchObject({
        status,
        headers: { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' },
      });
  });

  it('names an encoded body by a tag of its own, and varies by what the visitor takes', () => {
    const encoded = fileAnswer(file, 200, { 'Cache-Control': 'no-cache' }, { 'accept-encoding': 'br' });
    expect(encoded.headers).toMatchObject({
      ETag: '"a1-br"',
      Vary: 'Accept-Encoding',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    });
    expect(fileAnswer(file, 200, {}, { 'accept-encoding': 'br', 'if-none-match': '"a1-br"' })).toMatchObject({
      status: 304,
    });
  });
});
