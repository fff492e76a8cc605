import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { templateWeights, widgetWeights } from './sizes';

const map = {
  entries: { template4: 'assets/main.js' },
  first: {},
  modules: {
    'widgets/menu/index.ts': 'assets/core.js',
    'engine/index.ts': 'assets/core.js',
    'widgets/text/Text.tsx': 'assets/text.js',
    'widgets/menu/forms/Line.tsx': 'assets/line.js',
  },
  copies: {},
  wholeSheets: {},
  texts: {},
  lengths: {
    'widgets/menu/index.ts': 100,
    'engine/index.ts': 300,
    'widgets/text/Text.tsx': 50,
    'widgets/menu/forms/Line.tsx': 80,
  },
  chunks: {
    'assets/main.js': { imports: [], css: ['assets/main.css'] },
    'assets/line.js': { imports: [], css: ['assets/line.css'] },
  },
};
let assets: string;

beforeEach(async () => {
  assets = join(await mkdtemp(join(tmpdir(), 'livery-sizes-')), 'assets');
  await mkdir(assets);
  for (const [name, size] of Object.entries({
    'core.js.br': 200,
    'core.js': 900,
    'line.js.br': 40,
    'text.js': 30,
    'main.js.br': 70,
    'main.css.br': 60,
    'line.css': 20,
  }))
    await writeFile(join(assets, name), 'x'.repeat(size));
});
afterEach(() => rm(assets, { recursive: true }));

it('weighs a widget by its part of the scripts it stands in, compressed where a compressed form is there', async () => {
  expect(await widgetWeights({ assets }, map)).toEqual([
    { name: 'menu', own: 90, scripts: 240, styles: 20, files: ['core.js', 'line.js'] },
    { name: 'text', own: 30, scripts: 30, styles: 0, files: ['text.js'] },
  ]);
});

it('weighs a template by its first script and the sheets of it', async () => {
  expect(await templateWeights({ assets }, map)).toEqual([
    { name: 'template4', own: 70, scripts: 70, styles: 60, files: ['main.js'] },
  ]);
});
