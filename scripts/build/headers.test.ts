import { describe, expect, it } from 'vitest';
import type { CompiledSite } from '../../engine/config/compiled';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { pictureHostsOf } from '../../engine/config/pictureHosts';
import { inputWith } from '../../tests/configs/badConfig';
import { testSite } from '../../tests/fixtures/site';
import { headersOf } from './headers';

const noGames = { hot: [], featured: [], popular: [], new: [] };

const none = { scripts: [], frames: [], images: [], connect: [], fonts: [], media: [] };
const siteWith = (contentSecurity: Partial<CompiledSite['contentSecurity']>, baseUrl = '/') =>
  ({ domain: 'a.example', contentSecurity: { ...none, ...contentSecurity }, api: { baseUrl } }) as CompiledSite;
const hashes = { scripts: ['sha256-boot'], styles: ['sha256-home', 'sha256-about'] };

describe('the headers of a site', () => {
  it('build the policy up from nothing, with Trusted Types and no unsafe source', () => {
    expect(headersOf(siteWith({}), hashes)).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-home' 'sha256-about'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify livery-worker",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'fullscreen=(self), autoplay=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=(), display-capture=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('admit the hosts a site names, and hand full screen and sound to its frames', () => {
    const headers = headersOf(
      siteWith({ scripts: ['https://chat.example'], frames: ['https://games.example'] }, 'https://api.example/v1'),
      hashes,
    );
    expect(headers['Content-Security-Policy']).toContain("script-src 'self' 'sha256-boot' https://chat.example;");
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://api.example;");
    expect(headers['Content-Security-Policy']).toContain("frame-src 'self' https://games.example;");
    expect(headers['Permissions-Policy']).toContain(
      'fullscreen=(self "https://games.example"), autoplay=(self "https://games.example")',
    );
  });

  it.each([
    ['https://vitals.example/reports', "connect-src 'self' https://vitals.example;"],
    ['/api/reports', "connect-src 'self';"],
  ])('admit %s, where field data goes', (endpoint, expected) => {
    expect(
      headersOf({ ...siteWith({}), fieldData: { endpoint, share: 1 } }, hashes)['Content-Security-Policy'],
    ).toContain(expected);
  });

  it('admit the pictures that a site names at other hosts', () => {
    const { bundles } = compileConfigs(
      inputWith({
        title: 'pictures',
        files: {
          'site-configs/sites/lucky.example/site.json': [
            [
              '"currency": "PHP",',
              '"currency": "PHP",\n  "maintenancePicture": "https://pictures.example/shut/door.svg",',
            ],
          ],
          'site-configs/platform/fallback-games.json': [
            ['"/art/{provider}/{code}.svg"', '"https://games.example/{provider}/{code}.webp"'],
          ],
        },
      }),
    );
    const site = bundles.get('lucky.example')?.site;
    expect(site && headersOf(site, hashes)['Content-Security-Policy']).toContain(
      "img-src 'self' data: https://pictures.example https://games.example;",
    );
  });

  it('admit the pictures in the props of widgets', () => {
    const picture = { id: 'p', type: 'picture', props: { src: 'https://pictures.example/a.svg' } };
    const nodes = [{ id: 's', type: 'section', props: {}, slots: { content: [picture] } }];
    const page = {
      name: 'home',
      path: '/',
      access: 'public' as const,
      title: {},
      layout: 'a',
      regions: { main: nodes },
    };
    const bundle = { site: testSite(), pages: { home: page }, modals: {}, fallbackGames: noGames };
    expect(pictureHostsOf(bundle)).toEqual(['https://pictures.example']);
    expect(pictureHostsOf({ ...bundle, pages: {} })).toEqual([]);
  });

  it.each([
    "'unsafe-inline'",
    "https://a.example; script-src 'unsafe-eval'",
    '*',
    'data:',
    'http://plain.example',
    'https:',
    'https://games.example:',
    'https://games.example/path',
    'wss://games.example',
  ])('refuse %s as a host', (host) => {
    expect(() => headersOf(siteWith({ scripts: [host] }), hashes)).toThrow(
      `a.example: contentSecurity.scripts: "${host}" is not a host. Write it as "https://host.example".`,
    );
  });
});
