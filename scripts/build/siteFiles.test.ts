import { describe, expect, it } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import { alternatesOf } from '../../engine/routing/pageHead';
import { htmlFileOf, payloadFileOf } from './addresses';
import { headersFile, initialsIcon, robots, sitemap, webManifest } from './siteFiles';

const en = { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' } as const;
const cn = { code: 'CN', lang: 'zh-Hans', date: 'zh', prefix: 'cn', name: '简体中文' } as const;
const page = (name: string, path: string, access: string) => ({
  name,
  path,
  access,
  title: { EN: name },
  layout: 'default',
  regions: { main: [] },
});
const bundle = {
  site: {
    domain: 'a.example',
    name: 'Alpha Bay',
    logos: {},
    features: { preloader: false },
    locales: { default: 'EN', enabled: [en, cn] },
  },
  pages: {
    home: page('home', '/', 'public'),
    deposit: page('deposit', '/deposit', 'player'),
    login: { ...page('login', '/login', 'public'), listed: false },
    'not-found': page('not-found', '/404', 'public'),
  },
} as unknown as CompiledBundle;
const colors = { theme: '#112233', background: '#ffffff' };

describe('files of a site', () => {
  it('[ROUTE-3] lie where their address says', () => {
    const { home, deposit } = bundle.pages;
    if (!home || !deposit) throw new Error('The test bundle has both pages.');
    expect([
      htmlFileOf(home, en),
      htmlFileOf(home, cn),
      htmlFileOf(deposit, en),
      htmlFileOf(deposit, cn),
      htmlFileOf(null, cn),
      payloadFileOf(deposit, cn),
    ]).toEqual(['index.html', 'cn/index.html', 'deposit.html', 'cn/deposit.html', 'cn/404.html', 'cn/deposit.json']);
  });

  it('list public pages in every language with reciprocal alternates', () => {
    expect(alternatesOf(bundle.site, { path: '/' })).toEqual([
      { hreflang: 'en', href: 'https://a.example/' },
      { hreflang: 'zh-Hans', href: 'https://a.example/cn' },
      { hreflang: 'x-default', href: 'https://a.example/' },
    ]);
    const text = sitemap(bundle);
    expect(text).toContain(
      '<url><loc>https://a.example/cn</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.example/"/><xhtml:link rel="alternate" hreflang="zh-Hans" href="https://a.example/cn"/>',
    );
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://a.example/',
      'https://a.example/cn',
    ]);
    expect(robots(bundle)).toBe('User-agent: *\nAllow: /\nSitemap: https://a.example/sitemap.xml\n');
  });

  it('[SITE-2] name the brand', () => {
    expect(JSON.parse(webManifest(bundle, colors))).toEqual({
      id: '/',
      name: 'Alpha Bay',
      short_name: 'Alpha Bay',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#112233',
      background_color: '#ffffff',
      icons: [
        { src: '/icons/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icons/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
    });
    expect(initialsIcon('Alpha Bay', colors)).toContain('>AB</text>');
  });

  it('begin with the preloader where a site has one', () => {
    const site = { ...bundle.site, features: { ...bundle.site.features, preloader: true } };
    expect(JSON.parse(webManifest({ ...bundle, site }, colors))).toMatchObject({ start_url: '/preloader', id: '/' });
  });

  it('let documents of outside code have headers of their own alone', () => {
    const file = headersFile({ 'X-Frame-Options': 'DENY', 'X-Robots': 'none' }, { 'embed/chat.html': { A: 'b' } });
    expect(file.slice(file.indexOf('/embed'))).toBe('/embed/chat\n  ! X-Frame-Options\n  ! X-Robots\n  A: b\n');
  });

  it('tell static hosts the headers', () => {
    expect(headersFile({ 'X-Content-Type-Options': 'nosniff' })).toBe(
      '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });
});
