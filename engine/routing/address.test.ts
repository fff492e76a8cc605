import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { payloadAddress, readAddress, writeAddress } from './address';

const site = testSite();
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
  ])('[ROUTE-3] reads %s as %s %s', (pathname, code, route, path) => {
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
    expect([payloadAddress(english, home ?? null), payloadAddress(vietnamese, slots ?? null), payloadAddress(vietnamese, null)]).toEqual([
      '/index.json',
      '/vi/slots.json',
      '/vi/404.json',
    ]);
  });
});
