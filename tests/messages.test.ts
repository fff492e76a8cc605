import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineSections } from '../engine/i18n/messageSlice';
import { flattenMessages } from '../engine/i18n/flattenMessages';

const root = join(import.meta.dirname, '..');
const messages = join(root, 'engine/i18n/messages');
const codes = readdirSync(messages);
const sets = ['ui', 'validation', 'errors', 'messages', 'misc'];

const read = (code: string, set: string): Record<string, string> => {
  try {
    return flattenMessages(JSON.parse(readFileSync(join(messages, code, `${set}.json`), 'utf8')) as Record<string, unknown>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};
const base = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const english = new Set(Object.keys(read('EN', 'ui')).map(base));

describe('message sets', () => {
  it.each(codes.filter((code) => code !== 'EN').flatMap((code) => sets.map((set) => [code, set] as const)))(
    '[I18N-1] %s has every key of %s, and no other',
    (code, set) => {
      expect(new Set(Object.keys(read(code, set)).map(base))).toEqual(new Set(Object.keys(read('EN', set)).map(base)));
    },
  );

  it.each(codes.filter((code) => code !== 'EN').flatMap((code) => sets.map((set) => [code, set] as const)))(
    '[I18N-1] %s keeps the placeholders of %s',
    (code, set) => {
      const names = (text: string | undefined) => [...new Set((text ?? '').match(/\{\w+\}/g) ?? [])].sort();
      const own = read(code, set);
      const wrong = Object.entries(read('EN', set)).filter(
        ([key, text]) => key in own && !key.endsWith('_one') && names(own[key]).join() !== names(text).join(),
      );
      expect(wrong.map(([key]) => key)).toEqual([]);
    },
  );
});

describe('message keys in code', () => {
  const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(widgets)('[I18N-1] the widget %s uses keys that exist, from its own section or the engine’s', (type) => {
    const section = type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    const wrong = keysIn(join(root, 'widgets', type)).filter((key) => !english.has(key) || ![section, ...engineSections].includes(key.split('.')[0] ?? ''));
    expect(wrong).toEqual([]);
  });

  it('[I18N-1] the engine uses keys of its own sections', () => {
    const wrong = keysIn(join(root, 'engine')).filter((key) => !english.has(key) || !engineSections.includes(key.split('.')[0] ?? ''));
    expect(wrong).toEqual([]);
  });
});

/** Keys written as words in `message('…')`, `text({ key: '…' })` and tables of `key: '…'`. */
function keysIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|css)\./.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:\bmessage\(\s*|\bkey: )'([A-Za-z][\w]*\.[\w.]+)'/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(found)];
}
