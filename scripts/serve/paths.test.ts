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
const queries = {
  playnow: {
    category: { values: ['slots', 'livecasino'] },
    provider: { values: ['TIDEWELL'] },
    game: { values: null, with: 'provider' },
  },
};

describe('paths of a site', () => {
  it.each([
    ['/', 'index.html', '404.html'],
    ['/about', 'about.html', '404.html'],
    ['/en', 'en/index.html', 'en/404.html'],
    ['/en/about', 'en/about.html', 'en/404.html'],
    ['/en/about.json', 'en/about.json', '404.txt'],
    ['/brand/logo.svg', 'brand/logo.svg', '404.txt'],
    ['/brand/my%20logo.svg', 'brand/my logo.svg', '404.txt'],
    ['/favicon.ico', 'favicon.ico', '404.txt'],
    ['/apple-touch-icon.png', 'apple-touch-icon.png', '404.txt'],
    ['/icons/maskable-512.png', 'icons/maskable-512.png', '404.txt'],
    ['/service-worker.js', 'service-worker.js', '404.txt'],
    ['/.well-known/nothing', '', '404.txt'],
    ['/about.html.br', '', '404.txt'],
    ['/404.txt', '', '404.txt'],
    ['/EN/nowhere', '', 'en/404.html'],
    ['/wp-login.php', '', '404.html'],
    ['/evil.example', 'evil.example', '404.txt'],
    ['//evil.example/', '', '404.html'],
    ['/nowhere/', '', '404.html'],
    ['/slots-', '', '404.html'],
    ['/%2573lots', '', '404.html'],
    ['/cn/about', '', '404.html'],
    ['/slots', 'slots.html', '404.html'],
    ['/en/nowhere', '', 'en/404.html'],
    ['/_headers', '', '404.html'],
  ])('[ROUTE-3] %s is %s', (pathname, path, notFound) => {
    expect(matchPath({ site }, pathname)).toEqual({ kind: 'file', path, notFound });
  });

  it.each([
    ['/php', '/'],
    ['/php/about', '/about'],
    ['/PHP', '/'],
    ['/about/', '/about'],
    ['/en/', '/en'],
    ['/livecasino', '/casino'],
    ['/en/livecasino', '/en/casino'],
    ['/php/livecasino', '/casino'],
    ['/slots', undefined],
    ['/Slots', '/slots'],
    ['/%73lots', '/slots'],
    ['/slots%20', '/slots'],
    ['/slots.', '/slots'],
    ['/slots).', '/slots'],
    ['/slots;jsessionid=1', '/slots'],
    ['/slots%3Fpage=2', '/slots'],
    ['/slots.html', '/slots'],
    ['/slots/index.html', '/slots'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/EN/INDEX.HTML', '/en'],
    ['//slots', '/slots'],
    ['/en//slots', '/en/slots'],
    ['/about/../slots', '/slots'],
    ['/%65n/%2fslots%5C', '/en/slots'],
    ['/%20', '/'],
  ])('[ROUTE-3] %s leads to %s', (pathname, to) => {
    const match = matchPath({ site }, pathname);
    expect(match.kind === 'redirect' ? match.to : undefined).toBe(to);
  });

  it.each([
    ['?page=2&search=a%20b', '/slots?page=2&search=a%20b'],
    ['?x=a\\b', '/slots?x=a%5Cb'],
    ['?x=\u00e9\r\nSet-Cookie:a=b', '/slots?x=%E9%0D%0ASet-Cookie:a=b'],
  ])('[ROUTE-3] a redirect keeps the query %j, in letters that a header may hold', (search, to) => {
    expect(matchPath({ site }, '/Slots', search)).toEqual({ kind: 'redirect', status: 308, to });
  });

  it.each([
    '/%ff',
    '/%',
    '/%zz',
    '/%c0%af',
    '/%ed%a0%80',
    '/slots%00',
    '/a%0d%0aSet-Cookie:x=1/',
    '/\\evil.example',
    '/../etc',
    '/slots/%2e%2e/%2e%2e/x',
  ])('%s is no path', (pathname) =>
    expect(matchPath({ site }, pathname)).toEqual({ kind: 'bad', notFound: '404.html' }),
  );

  it.each([
    ['/apple-touch-icon-precomposed.png', '/apple-touch-icon.png'],
    ['/Apple-Touch-Icon-Precomposed.png', '/apple-touch-icon.png'],
    ['/.well-known/change-password', '/forgot-password'],
  ])('%s, which programs ask for, leads to %s for now', (pathname, to) => {
    const known = { ...site, routes: [...site.routes, { name: 'forgot-password', path: '/forgot-password' }] };
    expect(matchPath({ site: known as CompiledSite }, pathname)).toEqual({ kind: 'redirect', status: 302, to });
  });

  it('/embed/chat is a document for code from outside', () => {
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
