import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { isOwnPath, payloadAddress, readAddress, writeAddress } from './address';
import { keepsQueryRules } from './queryRules';

const small = testSite();
const site = testSite({
  routes: [
    ...small.routes,
    { name: 'casino', path: '/casino', access: 'public', title: { key: 'route.casino.title' } },
  ],
  categories: [
    ...small.categories,
    { name: 'casino', segment: 'livecasino', route: 'casino', icon: 'live', title: { key: 'category.casino' } },
  ],
});
const [english, vietnamese] = site.locales.enabled;
if (!english || !vietnamese) throw new Error('The test site speaks two languages.');

describe('readAddress', () => {
  it.each([
    ['/', 'EN', 'home', '/'],
    ['/slots', 'EN', 'slots', '/slots'],
    ['/slots/', 'EN', 'slots', '/slots'],
    ['/vi', 'VI', 'home', '/'],
    ['/vi/slots', 'VI', 'slots', '/slots'],
    ['/ru/slots', 'EN', undefined, '/ru/slots'],
    ['/vi/nowhere', 'VI', undefined, '/nowhere'],
    ['/vietnam', 'EN', undefined, '/vietnam'],
    ['/Slots', 'EN', undefined, '/Slots'],
    ['/en/slots', 'EN', 'slots', '/slots'],
    ['/en', 'EN', 'home', '/'],
    ['/livecasino', 'EN', 'casino', '/casino'],
    ['/vi/livecasino/', 'VI', 'casino', '/casino'],
  ])('[ROUTE-3, CAT-1] reads %s as %s %s', (pathname, code, route, path) => {
    const address = readAddress(site, pathname);
    expect([address.locale.code, address.route?.name, address.path]).toEqual([code, route, path]);
  });
});

describe('writeAddress', () => {
  it.each([
    [english, '/', {}, '/'],
    [vietnamese, '/', {}, '/vi'],
    [vietnamese, '/slots', { page: '2', search: undefined, provider: '' }, '/vi/slots?page=2'],
    [english, '/slots', { search: 'a & b' }, '/slots?search=a+%26+b'],
  ])('[ROUTE-3] writes an address %#', (locale, path, query, address) => {
    expect(writeAddress(locale, path, query)).toBe(address);
  });

  it('[NET-2] names the payload of every page', () => {
    const [home, slots] = site.routes;
    expect([
      payloadAddress(english, home ?? null),
      payloadAddress(vietnamese, slots ?? null),
      payloadAddress(vietnamese, null),
    ]).toEqual(['/index.json', '/vi/slots.json', '/vi/404.json']);
  });
});

describe('keepsQueryRules', () => {
  const rules = {
    category: { values: ['slots', 'fish'] },
    provider: { values: ['TIDEWELL'] },
    game: { values: null, with: 'provider' },
  };

  it.each([
    [{}, true],
    [{ category: 'fish' }, true],
    [{ category: '' }, true],
    [{ category: 'fishing' }, false],
    [{ provider: 'TIDEWELL', game: 'any' }, true],
    [{ provider: 'tidewell', game: 'any' }, false],
    [{ game: 'any' }, false],
    [{ utm_source: 'mail' }, true],
  ])('[ROUTE-5] %o: %s', (query, keeps) => expect(keepsQueryRules(rules, query)).toBe(keeps));

  it('[ROUTE-5] has nothing to say of a page without rules', () =>
    expect(keepsQueryRules(undefined, { game: 'x' })).toBe(true));
});

describe('isOwnPath', () => {
  it.each([
    '/',
    '/deposit',
    '/php/deposit?amount=5&next=%2F',
    '/slots?provider=TIDEWELL#loginmodal',
    '/%2F%2Fevil.example',
  ])('[ROUTE-7] takes %s for a path of this site', (path) => expect(isOwnPath(path)).toBe(true));

  it.each([
    '',
    'deposit',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/a\\..\\..//evil.example',
  ])('[ROUTE-7] leaves the site for none: %j', (path) => expect(isOwnPath(path)).toBe(false));

  it('[ROUTE-7] agrees with what browsers make of an address', () => {
    const host = 'https://site.example';
    for (const path of ['/a', '/\t/b', '//b', '/\\b', '/a//b', '/ /b'])
      if (isOwnPath(path)) expect(new URL(path, host).origin).toBe(host);
  });
});
