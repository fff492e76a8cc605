import { describe, expect, it } from 'vitest';
import type { CompiledSite } from '../../engine/config/compiled';
import { matchPath } from './paths';

const site = {
  locales: {
    default: 'PHP',
    enabled: [
      { code: 'PHP', lang: 'fil', prefix: '', name: 'Filipino' },
      { code: 'EN', lang: 'en', prefix: 'en', name: 'English' },
    ],
  },
} as unknown as CompiledSite;

describe('paths of a site', () => {
  it.each([
    ['/', 'index.html', '404.html'],
    ['/about', 'about.html', '404.html'],
    ['/en', 'en/index.html', 'en/404.html'],
    ['/en/about', 'en/about.html', 'en/404.html'],
    ['/en/about.json', 'en/about.json', 'en/404.html'],
    ['/brand/logo.svg', 'brand/logo.svg', '404.html'],
    ['/cn/about', 'cn/about.html', '404.html'],
    ['/about.html', '', '404.html'],
    ['/%2e%2e/secret', '%2e%2e/secret.html', '404.html'],
  ])('[ROUTE-3] %s is %s', (pathname, path, notFound) => {
    expect(matchPath(site, pathname)).toEqual({ kind: 'file', path, notFound });
  });

  it.each([
    ['/php', '/'],
    ['/php/about', '/about'],
    ['/PHP', undefined],
    ['/about/', '/about'],
    ['/en/', '/en'],
    ['//evil.example/', '/evil.example'],
    ['/php//evil.example', '/evil.example'],
  ])('[ROUTE-3] %s redirects to %s', (pathname, to) => {
    const match = matchPath(site, pathname);
    expect(match.kind === 'redirect' ? match.to : undefined).toBe(to);
  });
});
