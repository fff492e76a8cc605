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
    document: { documentElement: { dataset: {} }, head: {}, currentScript: { dataset: { boot } }, cookie: visit.cookie ?? '' },
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
  ['no choice that the site does not speak, but the guess', { path: '/slots', cookie: 'locale=RUS', speaks: ['vi'] }, '/vi/slots'],
  ['no further from an address that has the language', { path: '/cn/nowhere', cookie: 'locale=CN', isFirst: false }, undefined],
])('[ROUTE-3] [I18N-4] %s', (_, visit, to) => expect(ledTo(visit)).toBe(to));
