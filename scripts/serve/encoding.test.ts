import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './encoding';

const all = { identity: Buffer.from('plain'), br: Buffer.from('b'), gzip: Buffer.from('g') };

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['identity, br;q=0.5', undefined],
    ['br ; q=0.000 , gzip ; q=0.001', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=two', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('answers Accept-Encoding "%s" with %s', (accept, encoding) => {
    expect(chooseEncoding(all, accept)?.encoding).toBe(encoding);
  });

  it.each(['identity;q=0', '*;q=0', 'br;q=0, *;q=0', 'identity;q=0, deflate'])(
    'sends nothing to who refuses all there is: "%s"',
    (accept) => {
      expect(chooseEncoding(all, accept)).toBeUndefined();
    },
  );

  it('sends the plain body where no encoding was kept', () => {
    expect(chooseEncoding({ identity: all.identity }, 'br')?.body.toString()).toBe('plain');
  });
});
