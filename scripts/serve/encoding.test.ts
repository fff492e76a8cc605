import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './encoding';

const all = { identity: Buffer.from('plain'), br: Buffer.from('b'), gzip: Buffer.from('g') };

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('answers Accept-Encoding "%s" with %s', (accept, encoding) => {
    expect(chooseEncoding(all, accept).encoding).toBe(encoding);
  });

  it('sends the plain body where no encoding was kept', () => {
    expect(chooseEncoding({ identity: all.identity }, 'br').body.toString()).toBe('plain');
  });
});
