import { expect, it } from 'vitest';
import { formActions } from '../config/form/formActions';
import { formWords } from '../config/form/formWords';
import { flattenMessages } from '../i18n/flattenMessages';
import { catalogueOf } from '../../tests/fixtures/renderPage';
import { shippedForms } from '../../tests/fixtures/forms';
import { loadFormAction } from './loadFormAction';

it('every action has a module that exports it, and every module a row', async () => {
  const modules = Object.keys(import.meta.glob('./actions/*.ts')).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
  expect(modules.sort()).toEqual(Object.keys(formActions).sort());
  for (const name of modules) expect(typeof (await loadFormAction(name))).toBe('function');
});

it('an action without a module says where it should be', async () => {
  await expect(loadFormAction('lgin')).rejects.toThrow('engine/forms/actions/lgin.ts must export "lgin".');
});

it('[I18N-1] every word that a form may say by itself has words', () => {
  const known = new Set(
    Object.entries(catalogueOf('EN')).flatMap(([set, texts]) =>
      Object.keys(flattenMessages(texts)).flatMap((key) =>
        [key, `${set}:${key}`].map((name) => name.replace(/_(?:one|other)$/, '')),
      ),
    ),
  );
  const keysIn = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) =>
          key === 'key' && typeof inner === 'string' ? [inner] : keysIn(inner),
        );
  expect(Object.values(formWords).filter((key) => !known.has(key))).toEqual([]);
  expect([...shippedForms.values()].flatMap(keysIn).filter((key) => !known.has(key))).toEqual([]);
});
