import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { dropAttribution, keepAttribution, campaignAttribution } from './campaignAttribution';

const rules = testSite().session;
const none = { referrerCode: '', ch: '', cm: '', pp: '', affiliateCode: '', fbp: '', appsflyerId: '', visitorId: '' };

/** The visits of one browser, an address each. */
function visits(...searches: readonly string[]) {
  const local = new Map<string, string>();
  for (const search of searches) keepAttribution(testEnvironment({ local }), rules, search);
  return local;
}

const wordsAfter = (local: Map<string, string>, options: Parameters<typeof testEnvironment>[0] = {}) =>
  campaignAttribution(testEnvironment({ local, ...options }), rules);

describe('the campaign attribution', () => {
  it('[CALL-AUTH-5] are kept from the first page until the sign-up', () => {
    const search =
      '?referrer_code=juan&ch=fb&cm=friday&pp=p-17&affiliate_code=aff-204&fbp=fb.1.2&appsflyer_id=17-1&visitor_id=v-31f0&game=koi';
    expect(wordsAfter(visits(search, '', '?game=carp'))).toEqual({
      referrerCode: 'juan',
      ch: 'fb',
      cm: 'friday',
      pp: 'p-17',
      affiliateCode: 'aff-204',
      fbp: 'fb.1.2',
      appsflyerId: '17-1',
      visitorId: 'v-31f0',
    });
  });

  it.each<[string, readonly string[], object]>([
    ['nothing was said', ['', '?game=koi'], {}],
    ['short names are used', ['?ref=maria&aff=a-1'], { referrerCode: 'maria', affiliateCode: 'a-1' }],
    ['a later address says more', ['?ref=maria', '?aff=a-1'], { referrerCode: 'maria', affiliateCode: 'a-1' }],
    [
      'a later address says otherwise',
      ['?ref=maria&aff=a-1', '?ref=juan'],
      { referrerCode: 'juan', affiliateCode: 'a-1' },
    ],
    [
      'another campaign comes, which is told as a whole',
      ['?ch=fb&cm=friday&ref=maria', '?ch=tv'],
      { ch: 'tv', referrerCode: 'maria' },
    ],
    ['a word is empty, too long, or no line of text', [`?ref=&aff=${'a'.repeat(201)}&ch=a%0Ab&cm=%00`], {}],
  ])('[CALL-AUTH-5] when %s', (_, searches, words) => {
    expect(wordsAfter(visits(...searches))).toEqual({ ...none, ...words });
  });

  it('[CALL-AUTH-5] come from the pixel’s cookie where the address had none', () => {
    expect(wordsAfter(visits(), { cookies: { _fbp: 'fb.1.9' } }).fbp).toBe('fb.1.9');
    expect(wordsAfter(visits('?fbp=fb.1.2'), { cookies: { _fbp: 'fb.1.9' } }).fbp).toBe('fb.1.2');
  });

  it('[CALL-AUTH-5] are gone once they are used', () => {
    const local = visits('?ref=maria');
    dropAttribution(testEnvironment({ local }));
    expect([wordsAfter(local), local.size]).toEqual([none, 0]);
  });

  it('[CALL-AUTH-5] are dropped when the copy is damaged or outdated, whatever stands there', () => {
    const copy = JSON.stringify({ version: 2, words: { referrerCode: 'maria' } });
    const damaged = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.nat(copy.length - 1).map((end) => copy.slice(0, end)),
      fc.integer().map((version) => JSON.stringify({ version, words: {} })),
      fc.jsonValue().map((words) => JSON.stringify({ version: 2, words })),
      fc.jsonValue().map((word) => JSON.stringify({ version: 2, words: { referrerCode: word, other: 'x' } })),
    );
    fc.assert(
      fc.property(damaged, (text) => {
        const words = wordsAfter(new Map([['livery.landing', text]]));
        expect(Object.keys(words)).toEqual(Object.keys(none));
        expect(Object.values(words).every((word) => typeof word === 'string' && word.length <= 200)).toBe(true);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
