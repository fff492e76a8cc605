import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGroupName, readChunkUsage } from './homeGroups';
import { copyId, copyOf } from './templateCopies';

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-groups-'));
  for (const module of [
    'menu/Menu',
    'game-grid/GameGrid',
    'game-grid/cards/Tile',
    'game-grid/cards/Row',
    'text/Text',
    'login-form/LoginForm',
  ])
    await write(`widgets/${module}.tsx`, '');
  await write('widgets/game-grid/game-grid.schema.json', JSON.stringify({ properties: { card: { default: 'tile' } } }));
  const home = (...nodes: object[]) => JSON.stringify({ regions: { main: nodes } });
  const descriptor = (widgetDefaults: object) =>
    JSON.stringify({ regions: [{ id: 'top', nodes: [{ type: 'menu' }] }], widgetDefaults });
  await write('templates/a/template.json', descriptor({}));
  await write(
    'templates/a/pages/home.json',
    home({ type: 'game-grid', props: {}, slots: { aside: [{ type: 'text' }] } }),
  );
  await write('templates/b/template.json', descriptor({ 'game-grid': { card: 'row' } }));
  await write('templates/b/pages/home.json', home({ type: 'game-grid' }, { type: 'menu' }));
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 10 }));

it('knows which layouts and homes show a module, with the variants their props choose', () => {
  expect([...readChunkUsage(root)].map(([module, chunkUsage]) => [module, [...chunkUsage]])).toEqual([
    ['widgets/menu/Menu.tsx', ['layout a', 'layout b', 'home b']],
    ['widgets/game-grid/GameGrid.tsx', ['home a', 'home b']],
    ['widgets/game-grid/cards/Tile.tsx', ['home a']],
    ['widgets/text/Text.tsx', ['home a']],
    ['widgets/game-grid/cards/Row.tsx', ['home b']],
  ]);
});

it('knows who sees a part: some widths, or players; players of some widths see it with those', async () => {
  const region = {
    id: 'dock',
    when: { viewport: { below: 'tablet' } },
    nodes: [{ type: 'menu' }, { type: 'text', when: { auth: 'player' } }],
  };
  await write('templates/c/template.json', JSON.stringify({ regions: [region] }));
  await write(
    'templates/c/pages/home.json',
    JSON.stringify({ regions: { main: [{ type: 'login-form', when: { auth: 'player' } }] } }),
  );
  const chunkUsage = readChunkUsage(root);
  await rm(join(root, 'templates/c'), { recursive: true });
  const ofThird = (module: string) =>
    [...(chunkUsage.get(`widgets/${module}.tsx`) ?? [])].filter((place) => place.includes(' c'));
  expect(ofThird('menu/Menu')).toEqual(['layout c-below-tablet']);
  expect(ofThird('text/Text')).toEqual(['layout c-below-tablet']);
  expect(ofThird('login-form/LoginForm')).toEqual(['home c-player']);
});

const importers: Readonly<Record<string, readonly string[]>> = {
  'widgets/game-grid/cards/Tile.css.ts': ['widgets/game-grid/cards/Tile.tsx'],
  'widgets/game-grid/facts.ts': ['widgets/game-grid/cards/Tile.tsx', 'widgets/game-grid/parts/Search.tsx'],
  'widgets/game-grid/terms.ts': ['widgets/game-grid/parts/Search.tsx'],
  'widgets/game-grid/variants.ts': ['widgets/game-grid/index.ts', 'widgets/game-grid/cards/Wide.tsx'],
  'widgets/login-form/LoginForm.css.ts': ['widgets/login-form/LoginForm.tsx'],
  'widgets/login-form/LoginForm.css.ts.vanilla.css': ['widgets/login-form/LoginForm.css.ts'],
  'widgets/login-form/hint.ts': ['widgets/login-form/LoginForm.tsx', 'widgets/login-form/forms/Panel.tsx'],
  'widgets/login-form/panel.ts': ['widgets/login-form/forms/Panel.tsx'],
};

/** Names chunks where `chunkUsage` shows modules; in the copies of a template, or those of nobody in particular. */
function namesWhere(
  chunkUsage: Readonly<Record<string, readonly string[]>>,
  template?: string,
): (module: string) => string | null {
  const idOf = (module: string) => (template === undefined ? join(root, module) : copyId(join(root, module), template));
  const sourceOf = (id: string) => relative(root, copyOf(id)?.source ?? id);
  const name = createGroupName(root, new Map(Object.entries(chunkUsage).map(([module, of]) => [module, new Set(of)])));
  return (module) => name(idOf(module), (id) => (importers[sourceOf(id)] ?? []).map(idOf));
}

it('puts together what a template shows, with what that imports, in its own copies', () => {
  const chunkUsage = {
    'widgets/game-grid/GameGrid.tsx': ['home a', 'home b'],
    'widgets/game-grid/index.ts': ['home a', 'home b'],
    'widgets/game-grid/cards/Tile.tsx': ['home a', 'home ab-player'],
  };
  const files = [
    'index.ts',
    'GameGrid.tsx',
    'variants.ts',
    'cards/Tile.tsx',
    'cards/Tile.css.ts',
    'facts.ts',
    'terms.ts',
  ].map((file) => `widgets/game-grid/${file}`);
  expect(files.map(namesWhere(chunkUsage, 'a'))).toEqual([...Array<string>(6).fill('home-a'), null]);
  expect(files.map(namesWhere(chunkUsage, 'b'))).toEqual([
    ...Array<string>(3).fill('home-b'),
    ...Array<null>(4).fill(null),
  ]);
  expect(files.map(namesWhere(chunkUsage, 'ab'))).toEqual([
    null,
    null,
    null,
    ...Array<string>(3).fill('home-ab-player'),
    null,
  ]);
});

it('keeps the code of any other widget in one chunk, apart from its variants and from sheets, which the copies share', () => {
  const nameOf = namesWhere({ 'widgets/login-form/LoginForm.tsx': ['home a'] });
  expect(
    ['index.ts', 'LoginForm.tsx', 'LoginForm.css.ts', 'hint.ts'].map((file) => nameOf(`widgets/login-form/${file}`)),
  ).toEqual(Array(4).fill('login-form'));
  expect(
    ['forms/Panel.tsx', 'panel.ts', 'LoginForm.css.ts.vanilla.css'].map((file) => nameOf(`widgets/login-form/${file}`)),
  ).toEqual([null, null, null]);
});

it.each<[string, readonly string[], string]>([
  ['its home', ['home a'], 'home-a'],
  ['its layout comes with its entry', ['layout a'], 'main-a'],
  ['its layout and home', ['home a', 'layout a'], 'main-a'],
  ['some widths of its layout', ['layout a-below-tablet'], 'layout-a-below-tablet'],
  ['wide and narrow windows comes with its entry', ['layout a-below-tablet', 'layout a-from-tablet'], 'main-a'],
  ['players only', ['home a-player'], 'home-a-player'],
  ['other templates too', ['home a', 'layout b', 'layout ab'], 'home-a'],
])('what is shown to %s', (_, chunkUsage, name) => {
  expect(namesWhere({ 'widgets/menu/Menu.tsx': chunkUsage }, 'a')('widgets/menu/Menu.tsx')).toBe(name);
});
