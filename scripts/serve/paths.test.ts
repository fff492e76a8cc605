import { describe, expect, it } from 'vitest';
import type { CompiledSite } from '../../engine/config/compiled';
import { matchPath } from './paths';

const site = {
  locales: {
    default: 'PHP',
    enabled: [
      { code: 'PHP', lang: 'fil', date: 'en', prefix: '', name: 'Filipino' },
      { code: 'EN', lang: 'en', date: 'en', prefix: 'en', name: 'English' },
    ],
  },
  routes: [
    { name: 'home', path: '/' },
    { name: 'about', path: '/about' },
    { name: 'casino', path: '/casino' },
    { name: 'slots', path: '/slots' },
    { name: 'playnow', path: '/playnow' },
  ],
  categories: [
    { name: 'hot', segment: '', route: 'home' },
    { name: 'slot_game', segment: 'slots', route: 'slots' },
    { name: 'casino', segment: 'livecasino', route: 'casino' },
  ],
} as unknown as CompiledSite;
const queries = { playnow: { category: { values: ['slots', 'livecasino'] }, provider: { values: ['TIDEWELL'] }, game: { values: null, with: 'provider' } } };

describe('paths of a site', () => {
  it.each([
    ['/', 'index.html', '404.html'],
    ['/about', 'about.html', '404.html'],
    ['/en', 'en/index.html', 'en/404.html'],
    ['/en/about', 'en/about.html', 'en/404.html'],
    ['/en/about.json', 'en/about.json', 'en/404.html'],
    ['/brand/logo.svg', 'brand/logo.svg', '404.html'],
    ['/cn/about', '', '404.html'],
    ['/slots', 'slots.html', '404.html'],
    ['/en/nowhere', '', 'en/404.html'],
    ['/about.html', '', '404.html'],
    ['/%2e%2e/secret', '', '404.html'],
    ['/_headers', '', '404.html'],
  ])('[ROUTE-3] %s is %s', (pathname, path, notFound) => {
    expect(matchPath({ site }, pathname)).toEqual({ kind: 'file', path, notFound });
  });

  it.each([
    ['/php', '/'],
    ['/php/about', '/about'],
    ['/PHP', undefined],
    ['/about/', '/about'],
    ['/en/', '/en'],
    ['//evil.example/', '/evil.example'],
    ['/php//evil.example', '/evil.example'],
    ['/php/about.json', '/about.json'],
    ['/livecasino', '/casino'],
    ['/en/livecasino', '/en/casino'],
    ['/php/livecasino', '/casino'],
    ['/slots', undefined],
  ])('[ROUTE-3] %s redirects to %s', (pathname, to) => {
    const match = matchPath({ site }, pathname);
    expect(match.kind === 'redirect' ? match.to : undefined).toBe(to);
  });

  it('[SITE-8] /embed/chat is a document for code from outside', () => {
    expect(matchPath({ site }, '/embed/chat')).toEqual({ kind: 'file', path: 'embed/chat.html', notFound: '404.html' });
  });

  it.each([
    ['', 'playnow.html'],
    ['?category=slots&provider=TIDEWELL&game=lucky-koi&utm_source=mail', 'playnow.html'],
    ['?category=livecasino', 'playnow.html'],
    ['?category=', 'playnow.html'],
    ['?category=casino', ''],
    ['?provider=NOBODY&game=lucky-koi', ''],
    ['?game=lucky-koi', ''],
  ])('[ROUTE-5] /playnow%s is the file "%s"', (search, path) => {
    expect(matchPath({ site, queries }, '/playnow', search)).toEqual({ kind: 'file', path, notFound: '404.html' });
  });
});
