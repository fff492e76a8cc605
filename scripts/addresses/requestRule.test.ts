import { fc } from '../../tests/properties';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { stepOf, type RuledSite } from './requestRule';
import { timesAsLong } from '../../tests/fixtures/growth';

const site = testSite({ aliases: ['www.test-site.example'], logos: { compact: '/brand/mark.svg' } });
const sites: readonly RuledSite[] = [{ domain: site.domain, aliases: site.aliases, booked: site }];
const step = (target: string, method = 'GET', host = site.domain) =>
  stepOf(sites, { method, host, target, protocol: 'https:' });

describe('the rule of requests', () => {
  it.each([
    ['GET', '/slots', { kind: 'file', path: 'slots.html', missing: '404.html' }],
    ['HEAD', '/vi/slots', { kind: 'file', path: 'vi/slots.html', missing: 'vi/404.html' }],
    ['GET', 'http://test-site.example/Slots?a=1', { kind: 'redirect', status: 308, to: '/slots?a=1' }],
    ['GET', 'http://test-site.example', { kind: 'file', path: 'index.html', missing: '404.html' }],
    ['GET', 'https://test-site.example?a=1', { kind: 'file', path: 'index.html', missing: '404.html' }],
    ['GET', 'http://nobody.example/', { kind: 'unknown-host' }],
    ['GET', 'ftp://test-site.example/', { kind: 'fault', status: 400, path: '404.html' }],
    ['OPTIONS', '*', { kind: 'fault', status: 400, path: '404.html' }],
    ['POST', '/slots', { kind: 'fault', status: 405, path: '404.html' }],
    ['PUT', '/vi/nowhere', { kind: 'fault', status: 405, path: 'vi/404.html' }],
    ['POST', '/brand/mark.svg', { kind: 'fault', status: 405, path: '404.txt' }],
    ['POST', '/assets/a.js', { kind: 'fault', status: 405, path: '404.txt' }],
    ['POST', '/api/anything', { kind: 'pass' }],
    ['GET', '/%61pi/startup', { kind: 'fault', status: 404 }],
    ['GET', '/assets/a.js', { kind: 'asset', path: 'a.js' }],
    ['GET', '/assets/a.js.br', { kind: 'fault', status: 404, path: '404.txt' }],
    ['GET', '/assets/a.js%2EGZ', { kind: 'fault', status: 404, path: '404.txt' }],
    ['POST', '/assets/a.js.br', { kind: 'fault', status: 405, path: '404.txt' }],
    ['GET', '/nowhere', { kind: 'fault', status: 404, path: '404.html' }],
    ['GET', '/slots#part', { kind: 'file', path: 'slots.html', missing: '404.html' }],
  ])('%s %s', (method, target, expected) => expect(step(target, method)).toMatchObject(expected));

  it.each([
    ['/about?x=1', 'https://test-site.example:8443/about?x=1'],
    ['//evil.example/', 'https://test-site.example:8443//evil.example/'],
    ['/\\evil.example\r\nX: y', 'https://test-site.example:8443/%5Cevil.example%0D%0AX:%20y'],
    ['http://www.test-site.example/slots', 'https://test-site.example/slots'],
  ])('[SITE-1] an alias leads %s to the main domain', (target, to) =>
    expect(step(target, 'GET', 'www.test-site.example:8443')).toEqual({ kind: 'redirect', status: 308, to }),
  );

  const word = fc.oneof(
    fc.constantFrom(
      'slots',
      'Slots',
      'vi',
      'EN',
      'index.html',
      'deposit',
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '\\',
      ';x',
      '.',
      ' ',
      '%20',
      '//',
      'evil.example',
      '%5c',
      '%0d%0a',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const target = fc
    .array(word, { maxLength: 6 })
    .chain((words) => fc.constantFrom('', '/').map((between) => `/${words.join(between)}`));

  it('[ROUTE-3] no redirect leaves the host, leads on, or loses the query, whatever is asked for', () => {
    let redirects = 0;
    fc.assert(
      fc.property(target, fc.webQueryParameters(), (path, query) => {
        const asked = `${path.replace(/[?#]/g, '')}?${query}`;
        const first = step(asked);
        if (first.kind !== 'redirect') return;
        redirects += 1;
        expect(first.to).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(first.to).not.toContain('\\');
        expect(new URL(first.to, `https://${site.domain}`).host).toBe(site.domain);
        expect(new URL(first.to, `https://${site.domain}`).searchParams).toEqual(
          new URL(asked.replace(/^[^?]*/, '/'), 'https://a.example').searchParams,
        );
        expect(step(first.to).kind).toBe('file');
      }),
      { numRuns: 2_000 },
    );
    expect(redirects).toBeGreaterThan(100);
  });

  it.each(['.', '/', '%20', ';', '.html', '%', '\\', '?', 'index'])(
    'reads a long row of "%s" in a time that grows with its length alone',
    (piece) => {
      const [short, long] = [2_000, 20_000].map((count) => `/${piece.repeat(count)}x`) as [string, string];
      expect(
        timesAsLong(
          () => step(short),
          () => step(long),
          40,
        ),
      ).toBeLessThanOrEqual(40);
    },
  );
});
