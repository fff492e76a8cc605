import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChunkUsage } from './homeGroups';
import { entryName, firstModules, templateNames } from './templateEntries';

let root: string;
const write = async (file: string, text = '') => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-entries-'));
  for (const file of [
    'index.ts',
    'Menu.tsx',
    'forms/Line.tsx',
    'forms/Panel.tsx',
    'parts/Extra.tsx',
    'parts/Extra.css.ts',
    'parts/Rope.tsx',
    'parts/Words.tsx',
    'parts/LazyMenu.tsx',
  ])
    await write(`widgets/menu/${file}`);
  await write(
    'widgets/menu/menu.schema.json',
    JSON.stringify({ properties: { lists: { enum: ['plain', 'rope', 'words'], default: 'plain' } } }),
  );
  await write('widgets/text/index.ts');
  await write('widgets/text/Text.tsx');
  for (const [template, type] of [
    ['a', 'menu'],
    ['ab', 'text'],
  ] as const) {
    await write(`templates/${template}/index.ts`);
    await write(
      `templates/${template}/template.json`,
      JSON.stringify({ regions: [{ nodes: [{ type, props: { variant: 'line' } }] }] }),
    );
    await write(`templates/${template}/pages/home.json`, JSON.stringify({ regions: {} }));
  }
  await write('templates/late/index.ts');
  await write('templates/late/template.json', JSON.stringify({ regions: [] }));
  await write(
    'templates/late/pages/home.json',
    JSON.stringify({ regions: { main: [{ type: 'menu', props: { lists: 'words', late: true } }] } }),
  );
  await write('templates/maintenance/template.json', '{}');
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 10 }));

it('[CARD-2] give a template the modules of its own layout and home, whatever else there is', () => {
  const chunkUsage = readChunkUsage(root);
  expect(templateNames(root)).toEqual(['a', 'ab', 'late']);
  expect(firstModules(root, chunkUsage, 'a')).toEqual([
    'templates/a/index.ts',
    'widgets/menu/index.ts',
    'widgets/menu/forms/Line.tsx',
    'widgets/menu/parts/Extra.tsx',
  ]);
  expect(firstModules(root, chunkUsage, 'ab')).toEqual(['templates/ab/index.ts', 'widgets/text/index.ts']);
});

it('[CARD-2] of the parts that a prop chooses among come those that the template names, and what hydrates lazily where something does', () => {
  expect(firstModules(root, readChunkUsage(root), 'late')).toEqual([
    'templates/late/index.ts',
    'widgets/menu/index.ts',
    'widgets/menu/parts/LazyMenu.tsx',
    'widgets/menu/parts/Extra.tsx',
    'widgets/menu/parts/Words.tsx',
  ]);
});

it.each([
  ['\0virtual:livery/a', 'main-a'],
  ['/p/templates/a/index.ts', 'main-a'],
  ['/p/templates/a/theme.css.ts', 'main-a'],
  ['/p/templates/a/theme.css.ts.vanilla.css', 'main-a'],
  ['/p/templates/index.ts', undefined],
  ['/p/widgets/menu/index.ts', undefined],
])('keeps a template’s styles with its entry: %s', (id, name) => {
  expect(entryName('/p', id)).toBe(name);
});
