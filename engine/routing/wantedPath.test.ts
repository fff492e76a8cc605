import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { wantedPath } from './wantedPath';

const site = testSite();
const [english, vietnamese] = site.locales.enabled;
if (!english || !vietnamese) throw new Error('The test site has two languages.');

describe('wantedPath', () => {
  it.each([
    ['/deposit', '/deposit'],
    ['/slots?provider=TIDEWELL', '/slots?provider=TIDEWELL'],
    ['/slots/', '/slots'],
    ['/vi/deposit', '/deposit'],
    ['/', '/'],
    ['/slots#top', '/slots#top'],
  ])('[ROUTE-7] leads back to %s', (wanted, path) => expect(wantedPath(wanted, site, english)).toBe(path));

  it('[ROUTE-7] leads back in the language that is read now', () => {
    expect(wantedPath('/deposit?amount=50', site, vietnamese)).toBe('/vi/deposit?amount=50');
  });

  it.each([
    [undefined],
    [''],
    ['deposit'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example/slots'],
    ['https://evil.example/slots'],
    ['javascript:alert(1)'],
    ['/nowhere'],
    ['/login'],
    ['/login?next=%2Flogin'],
  ])('[ROUTE-7] leads nowhere for %j', (wanted) => expect(wantedPath(wanted, site, english)).toBe(null));
});
