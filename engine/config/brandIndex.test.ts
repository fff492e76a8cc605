import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { indexBrands, type Brand } from './brandIndex';
import { timesAsLong } from '../../tests/fixtures/growth';

const brand = (domain: string, name: string): Brand => ({ domain, name, externalId: domain, family: '' });
const domainsIn = (brands: readonly Brand[], text: string) =>
  indexBrands(brands)
    .namedIn(text)
    .map(({ domain }) => domain);

const lucky = brand('lucky.example', 'Lucky Harbor');
const signs = brand('signs.example', '★★★★');

describe('[CARD-5] brands by what a text says', () => {
  it.each([
    ['https://download.lucky.example/ios', ['lucky.example']],
    ['lucky.example.', ['lucky.example']],
    ['Write to help@lucky.example, please', ['lucky.example']],
    ['Welcome to Lucky Harbor!', ['lucky.example']],
    ['Lucky Harbors', []],
    ['Lucky, Harbor', []],
    ['unlucky.example', []],
    ['Play ★★★★ today', ['signs.example']],
    ['', []],
  ])('%s', (text, expected) => expect(domainsIn([lucky, signs], text)).toEqual(expected));

  it('finds two of one name in the order they were given', () => {
    expect(domainsIn([brand('b.example', 'Same Name'), brand('a.example', 'Same Name')], 'At Same Name')).toEqual([
      'b.example',
      'a.example',
    ]);
  });

  it('finds each name that a pattern of its words finds, and no other', () => {
    const name = fc
      .array(fc.constantFrom('ace', 'bay', 'co', '7', '&', '-', ' '), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, fc.array(fc.oneof(name, fc.constantFrom('x', '!', ' ')), { maxLength: 4 }), (own, parts) => {
        const text = parts.join('');
        const wanted = own.length > 3 && new RegExp(`(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`, 'u').test(text);
        expect(domainsIn([brand('one.example', own)], text).length > 0, `${own} in ${text}`).toBe(wanted);
      }),
    );
  });

  it('ten thousand brands cost a text at most thirty times what ten cost, where one look at each would cost a thousand times', () => {
    const lookIn = (count: number) => {
      const index = indexBrands(
        Array.from({ length: count }, (_, number) => brand(`site-${number}.example`, `Site ${number}`)),
      );
      return () => {
        for (let turn = 0; turn < 2000; turn += 1)
          index.namedIn('Welcome to Site 7, the site of site-7.example and its players');
      };
    };
    expect(timesAsLong(lookIn(10), lookIn(10_000), 30)).toBeLessThanOrEqual(30);
  });
});
