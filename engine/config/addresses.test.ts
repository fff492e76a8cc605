import { describe, expect, it } from 'vitest';
import { addressFinding, type AddressKind } from './addresses';

const sound: readonly (readonly [AddressKind, string])[] = [
  ['https', 'https://download.example/harbor.apk?v=1#top'],
  ['https', 'https://xn--bcher-kva.example/'],
  ['contact', 'mailto:help@harbor.example'],
  ['contact', 'mailto:help@harbor.example?subject=Hi'],
  ['contact', 'tel:+63-2-8123-4567'],
  ['contact', 'https://help.harbor.example/now'],
  ['picture', '/brand/maintenance.svg'],
  ['picture', '/brand/2026/picture.png'],
  ['picture', 'https://pictures.example/a.webp'],
  ['origin', '/'],
  ['origin', 'https://api.staging.example'],
  ['origin', 'https://api.staging.example:8443/'],
  ['origin', 'https://localhost:8080'],
  ['host', 'https://games.example'],
  ['host', 'https://*.games.example'],
  ['host', 'https://*.brand.co.uk:8443'],
  ['hostOrSelf', 'self'],
  ['platform', 'http://localhost:4173'],
  ['platform', 'http://[::1]:4173/'],
  ['script', '/php/chat.js'],
  ['script', 'https://chat.example/start.js'],
  ['pages', '/news?page=[page]'],
  ['pages', '/news/[page]#list'],
  ['gamePicture', 'https://pictures.example/{provider}/{code}.webp'],
  ['gamePicture', '/art/{provider}/{code}.webp'],
];

const wrong: readonly (readonly [AddressKind, string])[] = [
  ['https', 'https://['],
  ['https', 'https://'],
  ['https', 'https://.'],
  ['https', 'https://a..b'],
  ['https', 'https://user:word@download.example/'],
  ['https', 'https:\\\\download.example'],
  ['https', 'https://download.example/a b'],
  ['https', 'https://bücher.example/'],
  ['https', 'https://0x7f.1/'],
  ['https', 'http://download.example/'],
  ['https', '//download.example/'],
  ['https', 'javascript:alert(1)'],
  ['https', 'https://-a.example/'],
  ['https', 'https://a.example:99999/'],
  ['contact', 'mailto:@'],
  ['contact', 'mailto:a@b@c.example'],
  ['contact', 'mailto:a@b'],
  ['contact', `mailto:${'a'.repeat(100_000)}`],
  ['contact', 'tel:12 34'],
  ['contact', 'skype:harbor'],
  ['picture', '/brand/../site.json'],
  ['picture', '/brand/../../other.example/brand/logo.svg'],
  ['picture', '/brand//logo.svg'],
  ['picture', '/brand/%2e%2e/logo.svg'],
  ['picture', '/brand/logo.html'],
  ['picture', '/elsewhere/logo.svg'],
  ['origin', 'https://api.example/v1/'],
  ['origin', 'https://api.example/?a'],
  ['origin', 'https://api.example/?'],
  ['origin', 'https://api.example?'],
  ['origin', 'https://api.example#'],
  ['origin', 'https://api.example/#'],
  ['origin', 'https://api.example:'],
  ['origin', 'https://api.example:443'],
  ['origin', 'https://API.example'],
  ['origin', '/api/'],
  ['platform', 'https://platform.example/?'],
  ['platform', 'http://localhost:99999'],
  ['platform', 'http://localhost:4173/?'],
  ['platform', 'http://localhost.example'],
  ['host', 'https://games.example:'],
  ['host', 'https://games.example:443'],
  ['host', 'https://games.example:08443'],
  ['host', 'https://Games.example'],
  ['host', 'https://*.games.example:'],
  ['hostOrSelf', 'https://chat.example:'],
  ['host', 'https://*.com'],
  ['host', 'https://*.co.uk'],
  ['host', 'https://.'],
  ['host', 'https://*'],
  ['host', 'https://*.*.games.example'],
  ['host', 'https://games.example/'],
  ['host', 'games.example'],
  ['host', '*'],
  ['script', '//elsewhere.example/a.js'],
  ['script', '/\\elsewhere.example'],
  ['pages', '//evil.example/[page]'],
  ['pages', '/\\evil.example/[page]'],
  ['pages', '/..//evil.example/[page]'],
  ['pages', 'https://evil.example/[page]'],
  ['pages', 'news/[page]'],
  ['pages', '/news'],
  ['pages', '/news/[page]/[page]'],
  ['pages', '/news/[x]/[page]'],
  ['pages', '/news /[page]'],
  ['gamePicture', 'http://pictures.example/{code}.webp'],
  ['gamePicture', 'https://pictures.example/{cod}.webp'],
  ['gamePicture', 'javascript:{code}'],
  ['gamePicture', '//pictures.example/{code}.webp'],
  ['gamePicture', '/art/../{code}.webp'],
];

describe('addresses are read as browsers read them', () => {
  it.each(sound)('[CARD-5] %s takes %s', (kind, text) => expect(addressFinding(kind, text)).toBeUndefined());

  it.each(wrong)('[CARD-5] %s refuses %s', (kind, text) => {
    expect(addressFinding(kind, text)).toMatchObject({
      code: 'address-invalid',
      message: expect.stringMatching(/^[A-Z][^"]+.*(?:Did you mean|For example) ".*/) as string,
    });
  });

  it('[CARD-5] reads a host in another script however often it is asked', () => {
    const asked = Array.from({ length: 20_000 }, () => addressFinding('https', 'https://bücher.example/')?.message);
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('"xn--bcher-kva.example"');
  });

  it.each<[AddressKind, string, string]>([
    ['host', 'https://Games.example:443', 'https://games.example'],
    ['host', 'https://*.games.example:', 'https://*.games.example'],
    ['origin', 'https://api.example/?', 'https://api.example'],
  ])('[CARD-5] %s: %s is meant as %s', (kind, text, meant) =>
    expect(addressFinding(kind, text)?.suggestion).toBe(meant),
  );

  it('[CARD-5] says how browsers write a host', () => {
    expect(addressFinding('host', 'https://games.example:')?.message).toBe(
      'A host that is allowed is "https://" and its name, with "*." before it for all hosts below a name of its own. "https://games.example:" is written "https://games.example" by browsers. Did you mean "https://games.example"?',
    );
  });

  it('[CARD-5] says the rule first, then what is wrong, then what to write', () => {
    expect(addressFinding('origin', 'api.staging.example')?.message).toBe(
      'Where the API answers is "/" for the same host, or "https://", a host and if need be a port, and nothing behind it. "api.staging.example" does not begin so. Did you mean "https://api.staging.example"?',
    );
    expect(addressFinding('https', 'https://bücher.example/')?.message).toBe(
      'An address begins with "https://" and a host. "https://bücher.example/" has a host in another script, which is written "xn--bcher-kva.example" here. For example "https://download.example/app".',
    );
  });
});
