import { fc } from '../../../tests/properties';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../../tests/fixtures/hostileAddresses';
import { safeAddress } from './safeAddress';

describe('safeAddress', () => {
  it.each(hostileAddresses)('refuses %j', (address) => {
    expect([safeAddress(address), safeAddress(address, 'link')]).toEqual([undefined, undefined]);
  });

  it.each([
    'https://elsewhere.example',
    'HTTPS://Elsewhere.example/A?b=c#d',
    'http://elsewhere.example:8080/',
    'https://elsewhere.example/a b.png',
    'https://пример.example/',
    'https://elsewhere.example/?to=a@b.example',
    '/slots',
    '/slots?search=a%20b#games',
    '/',
    '#partners',
    '?page=2',
  ])('returns %j as it is', (address) => {
    expect([safeAddress(address), safeAddress(` ${address} `)]).toEqual([address, address]);
  });

  it.each([
    ['mailto:help@lucky-harbor.example?subject=Hello', true],
    ['tel:+63281234567', true],
    ['tel:117', true],
    ['mailto:', false],
    ['mailto:?to=a@b.example', false],
    ['tel:javascript', false],
    ['sms:+63281234567', false],
  ])('lets a link lead to %j: %j', (address, isAllowed) => {
    expect(safeAddress(address, 'link')).toBe(isAllowed ? address : undefined);
    expect(safeAddress(address)).toBeUndefined();
  });

  it.each([undefined, null, 1, true, {}, ['https://elsewhere.example'], '', '   '])(
    'refuses what is no address: %j',
    (address) => {
      expect(safeAddress(address, 'link')).toBeUndefined();
    },
  );

  it('leads nowhere but to this site, to a page of the web, to a letter or to a call', () => {
    const pieces = fc.constantFrom(
      'javascript:',
      'data:',
      'http',
      'https',
      ':',
      '/',
      '//',
      '\\',
      '@',
      '\t',
      '\n',
      '\0',
      ' ',
      'a.example',
      '#',
      '?',
      '[',
      'x',
      '\u202e',
      '%0a',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
        (address) => {
          const safe = safeAddress(address, 'link');
          if (safe === undefined) return;
          const url = new URL(safe, 'https://lucky-harbor.example/');
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
          expect(`${url.username}${url.password}`).toBe('');
          if (/^[/?#]/.test(safe)) expect(url.host).toBe('lucky-harbor.example');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
