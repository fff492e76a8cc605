import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRecord } from '../../engine/config/jsonPath';
import { readCatalogue } from '../config/readCatalogue';
import { picturesFolder, widgetsPage } from './widgetsPage';

const root = join(import.meta.dirname, '../..');
const page = widgetsPage(root).get('docs/widgets.md') ?? '';
const types = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

it('[CARD-2] the page of widgets has each widget once, with its variants and slots', () => {
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, type]) => type)).toEqual(types.sort());
  const section = page.split('\n## section\n')[1]?.split('\n## ')[0] ?? '';
  expect(section).toContain('- slot `content`: What the section holds.');
  expect(section).toMatch(/\| `columns` +\| .* \| `"one"`, `"two"`, `"lead"`, `"three"`, `"four"` +\| `"one"` +\|/);
  expect(page.split('\n## call-to-action\n')[1]).toMatch(
    /\| `variant` +\| The form, a module of `forms\/`. One of `headline`, `panel`\. Owned by a template: `template15\/code`, `template3\/round`, `template7\/club`\. /,
  );
});

/** Widgets of which nothing stands on a page by itself. */
const unseen: readonly string[] = ['announcement-opener', 'chat-button', 'confirm', 'download-bar', 'preloader'];
const mostBytes = 1_500_000;

it('[CARD-2] every widget that can be seen has its picture on the page, and all together are light', () => {
  const files = types.filter((type) => !unseen.includes(type)).map((type) => `${type}.webp`);
  // A missing one: npm run pictures -- <type>
  expect(readdirSync(join(root, picturesFolder)).sort()).toEqual(files.toSorted());
  expect([...page.matchAll(/!\[[^\]]*\]\(pictures\/(.+)\)/g)].map(([, file]) => file)).toEqual(files);
  expect(
    files.filter(
      (file) =>
        readFileSync(join(root, picturesFolder, file))
          .subarray(8, 12)
          .toString() !== 'WEBP',
    ),
  ).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(join(root, picturesFolder, file)).size, 0)).toBeLessThan(mostBytes);
});

it('[CARD-2] the examples of widgets name messages that there are', () => {
  const known = readCatalogue(root).messages.get('EN') ?? new Set<string>();
  const isKnown = (key: string) => ['', 'ui:', 'messages:', 'misc:', 'validation:'].some((set) => known.has(set + key));
  const missing = types.flatMap((type) => {
    const schema: unknown = JSON.parse(readFileSync(join(root, 'widgets', type, `${type}.schema.json`), 'utf8'));
    return keysIn(schema, false).flatMap((key) => (isKnown(key) ? [] : [`${type}: ${key}`]));
  });
  expect(missing).toEqual([]);
});

/** Message keys in the examples of a schema. */
function keysIn(value: unknown, isExample: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => keysIn(item, isExample));
  if (!isRecord(value)) return [];
  const own = isExample && typeof value.key === 'string' && Object.keys(value).length === 1 ? [value.key] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => keysIn(inner, isExample || key === 'examples'))];
}
