import { describe, expect, it } from 'vitest';
import { findings } from './findings';

const injected = 'The world is injected: use the environment (engine/environment.ts).';
const named = (object: string) =>
  `Ask ${object} for a member by its name: lint refuses some of them, and cannot see which this asks for.`;
const unexpected = (name: string) => `Unexpected use of '${name}'. ${injected}`;
const bare = (object: string) =>
  `'window.${object}' is restricted from being used. Write ${object} alone: lint looks for its members.`;
const now = 'Ask environment.now(), or useNow(ms) in components.';

describe('the world is injected', () => {
  it.each([
    ['window.setTimeout(run, 5)', [unexpected('setTimeout')]],
    ["window['fetch']('/api')", [unexpected('fetch')]],
    ['window[`fetch`]("/api")', [unexpected('fetch')]],
    ['window.window.localStorage', [unexpected('localStorage')]],
    ['globalThis.fetch("/api")', [unexpected('globalThis'), unexpected('fetch')]],
    ['self.crypto', [unexpected('self'), unexpected('crypto')]],
    ['window.self.fetch("/api")', [unexpected('self')]],
    ['top?.fetch("/api")', [unexpected('top')]],
    ['(window as any).fetch("/api")', [`window.fetch is refused. ${injected}`]],
    ['window[name]("/api")', [named('window')]],
    ['run(window)', [named('window')]],
    ['({ ...window })', [named('window')]],
    ['window.document.cookie', [bare('document')]],
    ['window.Date.now()', [bare('Date')]],
    ["document['cookie']", ["'document.cookie' is restricted from being used. Use environment.cookies."]],
    ['document.defaultView', [`'defaultView' is restricted from being used. ${injected}`]],
    ['part.ownerDocument.defaultView', [`'defaultView' is restricted from being used. ${injected}`]],
    ['Math[name]()', [named('Math')]],
    ['[Date].map((date) => date.now())', [named('Date')]],
    [
      'performance.now()',
      ["'performance.now' is restricted from being used. Ask environment.now(), or useClock() in components."],
    ],
    ['new XMLHttpRequest()', [unexpected('XMLHttpRequest')]],
    ['process.env', [unexpected('process')]],
    ['new Date()', [now]],
    ['Date()', [now]],
  ])('refuses %s in a widget', async (asked, messages) => {
    const source = `export const asked = (run: () => void, name: string, part: Element) => ${asked};`;
    expect(await findings('widgets/marquee/Example.tsx', source)).toEqual(messages);
  });

  it.each([
    ['const { fetch } = window;', [`window.fetch is refused. ${injected}`]],
    ["const { ['fetch']: ask } = window;", [`window.fetch is refused. ${injected}`]],
    ['const { [name]: ask } = window;', [named('window')]],
    ['const { ...all } = window;', [named('window')]],
    ['const { fetch } = globalThis;', [unexpected('globalThis')]],
    ['const page = window;', [named('window')]],
    ['let page; page = window;', [named('window')]],
    ['const ask = (page = window) => page;', [named('window')]],
    ['const page = document;', [named('document')]],
    ['const Clock = Date;', [named('Date')]],
    ['const { now } = Date;', [`'Date.now' is restricted from being used. ${now}`]],
    [
      'const { NumberFormat } = Intl;',
      ["'Intl.NumberFormat' is restricted from being used. Use numberFormat(language, options), or useFormat()."],
    ],
    [
      'const { Intl: intl } = window;',
      [bare('Intl'), 'window.Intl is refused. Write Intl alone: lint looks for its members.'],
    ],
  ])('refuses %s in the engine', async (source, messages) => {
    expect(await findings('engine/ui/Example.tsx', source)).toEqual(messages);
  });

  it.each(['api', 'config', 'forms', 'games', 'i18n', 'money', 'stores'])(
    'refuses a page in engine/%s',
    async (folder) => {
      const names = ['window', 'document', 'navigator', 'location', 'history', 'performance', 'requestAnimationFrame'];
      const said = names.map(async (name) => findings(`engine/${folder}/example.ts`, `export const part = ${name};`));
      const why =
        folder === 'config' ? 'engine/config is pure: take it as an argument; scripts/ do input and output.' : injected;
      for (const [index, messages] of (await Promise.all(said)).entries())
        expect(messages).toContain(`Unexpected use of '${names[index]}'. ${why}`);
    },
  );

  it('allows what asks for a page where there is one, and names of the same spelling', async () => {
    const source = [
      'export const width = () => (typeof window === "undefined" ? 0 : window.innerWidth);',
      'export const watch = (observer: MutationObserver) => observer.observe(document, {});',
      'export const opened = (window: { readonly fetch: string }) => [window, window.fetch];',
      'export const at = (text: string) => new Date(text);',
      'export const { navigation } = window as { readonly navigation?: object };',
    ].join('\n');
    expect(await findings('engine/ui/example.ts', source)).toEqual([]);
  });

  it('lets the environment itself ask the browser, and one store mark the root element', async () => {
    expect(await findings('engine/browserEnvironment.ts', 'export const ask = () => window.fetch("/api");')).toEqual(
      [],
    );
    expect(await findings('engine/stores/oldValues.ts', 'export const root = () => document.body;')).toEqual([]);
  });
});

describe('code of a browser imports nothing of Node, and what holds no React none of it', () => {
  const node = (name: string) =>
    `'${name}' import is restricted from being used by a pattern. This runs in a browser. What needs Node belongs in scripts/.`;
  const react = (name: string) =>
    `'${name}' import is restricted from being used by a pattern. No React here: a hook beside it may use this.`;
  const cases = [
    ...['engine/stores/example.ts', 'engine/stores/exampleStore.ts', 'engine/api/calls/example.ts'],
    ...['engine/theme/example.ts', 'engine/i18n/example.ts'],
  ];
  it.each([...cases, 'engine/i18n/createI18n.ts', 'engine/ui/example.ts', 'widgets/marquee/example.ts'])(
    'refuses Node in %s',
    async (file) => {
      for (const name of ['node:fs', 'fs', 'path/posix', 'fs/promises', 'node:test'])
        expect(await findings(file, `import * as all from '${name}';`)).toContain(node(name));
      expect(await findings(file, `export { join } from 'path';`)).toContain(node('path'));
    },
  );

  it.each(cases)('refuses React in %s', async (file) => {
    for (const name of ['react', 'react-dom/client', 'mobx-react-lite', 'react/jsx-runtime'])
      expect(await findings(file, `import * as all from '${name}';`)).toContain(react(name));
    expect(await findings(file, `import type { ReactNode } from 'react';`)).toContain(react('react'));
    expect(await findings(file, `export { useState } from 'react';`)).toContain(react('react'));
  });

  it.each(["import('react')", 'import(`react`)', "import('node:fs')", 'import(`fs`)'])(
    'refuses %s in a store',
    async (imported) => {
      const said = await findings('engine/stores/example.ts', `export const part = () => ${imported};`);
      expect(said).toEqual([
        imported.includes('react')
          ? 'No React here: a hook beside it may use this.'
          : 'This runs in a browser. What needs Node belongs in scripts/.',
      ]);
    },
  );
});
