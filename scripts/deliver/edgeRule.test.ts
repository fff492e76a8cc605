import { describe, expect, it } from 'vitest';
import { edgeStep } from './edgeRule';
import type { EdgeSite } from './edgeTable';

const en = { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' } as const;
const cn = { code: 'CN', lang: 'zh-Hans', date: 'zh', prefix: 'cn', name: '简体中文' } as const;
const page = (name: string) => ({ name, path: `/${name}`, access: 'public', title: {} }) as const;

const a = {
  site: {
    domain: 'a.example',
    aliases: ['www.a.example'],
    locales: { default: 'EN', enabled: [en, cn] },
    routes: [page('slots'), page('livecasino'), page('casino'), page('playnow')],
    categories: [
      { name: 'casino', segment: 'livecasino', route: 'casino', title: {}, icon: '' },
      { name: 'slots', segment: 'reels', route: 'slots', title: {}, icon: '' },
    ],
  },
  queries: { playnow: { category: { values: ['reels'] } } },
  headers: { 'X-Policy': 'pages' },
  embedHeaders: { 'embed/chat.html': { 'X-Policy': 'embeds' } },
} as unknown as EdgeSite;

const step = (address: string) => edgeStep([a], new URL(address));
const own = { 'Cache-Control': 'no-cache', 'X-Policy': 'pages' };

describe('the rule of the edge', () => {
  it.each([
    ['a page', '/slots', { kind: 'file', path: 'sites/a.example/slots.html', missing: 'sites/a.example/404.html', headers: own }],
    ['a page in another language', '/cn/slots', { kind: 'file', path: 'sites/a.example/cn/slots.html', missing: 'sites/a.example/cn/404.html', headers: own }],
    [
      'a page that has the name of a segment',
      '/livecasino',
      { kind: 'file', path: 'sites/a.example/livecasino.html', missing: 'sites/a.example/404.html', headers: own },
    ],
    ['an unknown page', '/nothing', { kind: 'file', path: 'sites/a.example/404.html', headers: own }],
    ['a query that names nothing', '/playnow?category=x', { kind: 'file', path: 'sites/a.example/404.html', headers: own }],
    ['the segment of a category', '/reels?x=1', { kind: 'redirect', to: '/slots?x=1' }],
    ['a call', '/api/startup', { kind: 'pass' }],
  ] as const)('[ROUTE-3] [ROUTE-5] reads %s', (_, path, expected) => {
    expect(step(`https://a.example${path}`)).toEqual(expected);
  });

  it('gives documents that hold outside code headers of their own', () => {
    expect(step('https://a.example/embed/chat')).toMatchObject({ headers: { 'Cache-Control': 'no-cache', 'X-Policy': 'embeds' } });
  });

  it('lets hashed files be kept for a year', () => {
    expect(step('https://a.example/assets/main-1.js')).toMatchObject({
      path: 'assets/main-1.js',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  });

  it('[SITE-1] leads an alias to the main domain and knows no other host', () => {
    expect(step('https://www.a.example/slots?x=1')).toEqual({ kind: 'redirect', to: 'https://a.example/slots?x=1' });
    expect(step('https://b.example/')).toEqual({ kind: 'unknown-host' });
  });
});
