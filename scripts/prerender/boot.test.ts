import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { beforeAll, expect, it } from 'vitest';

let code = '';
beforeAll(async () => {
  const file = join(import.meta.dirname, 'boot.ts');
  code = (await transformWithOxc(await readFile(file, 'utf8'), file)).code.replace(/export\s*\{\s*\};?\s*$/, '');
});

/** Where the boot script leads a visitor: the path it gives the address, or undefined. */
function ledTo(visit: {
  readonly path: string;
  readonly cookie?: string;
  readonly speaks?: readonly string[];
  readonly isFirst?: boolean;
}): string | undefined {
  const location = { path: visit.path, led: undefined as string | undefined };
  Object.defineProperty(location, 'pathname', { get: () => visit.path, set: (to: string) => (location.led ??= to) });
  const boot = JSON.stringify([0, 0, { EN: '', en: '', CN: 'cn', zh: 'cn', VI: 'vi', vi: 'vi' }]);
  runInNewContext(code, {
    document: {
      documentElement: { dataset: {} },
      head: {},
      currentScript: { dataset: { boot } },
      cookie: visit.cookie ?? '',
    },
    addEventListener: () => undefined,
    navigator: { languages: visit.speaks ?? ['en'] },
    sessionStorage: visit.isFirst === false ? { livery: '1' } : {},
    localStorage: {},
    location,
  });
  return location.led;
}

it.each([
  ['a guess on a first visit', { path: '/slots', speaks: ['zh-CN', 'en'] }, '/cn/slots'],
  ['a guess on a first visit to the home', { path: '/', speaks: ['vi'] }, '/vi'],
  ['no guess later', { path: '/slots', speaks: ['zh-CN'], isFirst: false }, undefined],
  ['the choice on a first visit', { path: '/slots', cookie: 'locale=CN', speaks: ['vi'] }, '/cn/slots'],
  ['the choice later too', { path: '/slots', cookie: 'a=b; locale=CN', isFirst: false }, '/cn/slots'],
  ['the choice on the home', { path: '/', cookie: 'locale=VI; a=b', isFirst: false }, '/vi'],
  ['the choice of the main language', { path: '/slots', cookie: 'locale=EN', speaks: ['vi'] }, undefined],
  ['no choice by another cookie', { path: '/slots', cookie: 'old-locale=CN', isFirst: false }, undefined],
  [
    'no choice that the site does not speak, but the guess',
    { path: '/slots', cookie: 'locale=RUS', speaks: ['vi'] },
    '/vi/slots',
  ],
  [
    'no further from an address that has the language',
    { path: '/cn/nowhere', cookie: 'locale=CN', isFirst: false },
    undefined,
  ],
])('[ROUTE-3] [I18N-4] %s', (_, visit, to) => expect(ledTo(visit)).toBe(to));

/** Runs the boot script in a page of nothing, and gives its listeners by event. */
function listeners(): Readonly<Record<string, (event: object) => void>> {
  const heard: Record<string, (event: object) => void> = {};
  runInNewContext(code, {
    document: {
      documentElement: { dataset: {} },
      head: {},
      currentScript: { dataset: { boot: '[0,0,{}]' } },
      cookie: '',
    },
    addEventListener: (type: string, listener: (event: object) => void) => (heard[type] = listener),
    navigator: { languages: [] },
    sessionStorage: {},
    localStorage: {},
    location: { pathname: '/' },
  });
  return heard;
}

it('a picture of a game that does not load is replaced by its drawing, once; nothing else is touched', () => {
  const { error } = listeners();
  const picture = { src: 'https://gone.example/a.webp', srcset: 'a 1x, b 2x', dataset: { drawn: '/game.svg#2' } };
  error?.({ target: picture });
  expect(picture).toEqual({ src: '/game.svg#2', srcset: '', dataset: { drawn: '' } });
  picture.src = 'as it is';
  error?.({ target: picture });
  expect(picture.src).toBe('as it is');
  const logo = { src: 'https://gone.example/logo.svg', dataset: {} };
  for (const target of [logo, {}]) error?.({ target });
  expect(logo.src).toBe('https://gone.example/logo.svg');
});

it('presses before the application listens are held, and replayed once', () => {
  const { click, 'livery:ready': ready } = listeners();
  const pressed = {
    dataset: {} as Record<string, string>,
    clicks: 0,
    click: (): void => {
      pressed.clicks += 1;
    },
    closest: (): object => pressed,
  };
  const event = {
    target: pressed,
    isHeld: false,
    preventDefault: () => undefined,
    stopImmediatePropagation: (): boolean => (event.isHeld = true),
  };
  click?.(event);
  click?.(event);
  expect([event.isHeld, pressed.dataset, pressed.clicks]).toEqual([true, { pressed: '' }, 0]);
  ready?.({});
  event.isHeld = false;
  click?.(event);
  expect([event.isHeld, pressed.dataset, pressed.clicks]).toEqual([false, {}, 1]);
});
