import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGroupName, readPlaces } from './homeGroups';

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-groups-'));
  for (const module of ['menu/Menu', 'game-grid/GameGrid', 'game-grid/cards/Tile', 'game-grid/cards/Row', 'text/Text', 'login-form/LoginForm'])
    await write(`widgets/${module}.tsx`, '');
  await write('widgets/game-grid/game-grid.schema.json', JSON.stringify({ properties: { card: { default: 'tile' } } }));
  const home = (...nodes: object[]) => JSON.stringify({ regions: { main: nodes } });
  const descriptor = (widgetDefaults: object) => JSON.stringify({ regions: [{ id: 'top', nodes: [{ type: 'menu' }] }], widgetDefaults });
  await write('templates/a/template.json', descriptor({}));
  await write('templates/a/pages/home.json', home({ type: 'game-grid', props: {}, slots: { aside: [{ type: 'text' }] } }));
  await write('templates/b/template.json', descriptor({ 'game-grid': { card: 'row' } }));
  await write('templates/b/pages/home.json', home({ type: 'game-grid' }, { type: 'menu' }));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('[NET-2] knows which frames and homes show a module, with the variants their props choose', () => {
  expect([...readPlaces(root)].map(([module, places]) => [module, [...places]])).toEqual([
    ['widgets/menu/Menu.tsx', ['frame a', 'frame b', 'home b']],
    ['widgets/game-grid/GameGrid.tsx', ['home a', 'home b']],
    ['widgets/game-grid/cards/Tile.tsx', ['home a']],
    ['widgets/text/Text.tsx', ['home a']],
    ['widgets/game-grid/cards/Row.tsx', ['home b']],
  ]);
});

const importers: Readonly<Record<string, readonly string[]>> = {
  'widgets/game-grid/cards/Tile.css.ts': ['widgets/game-grid/cards/Tile.tsx'],
  'widgets/game-grid/facts.ts': ['widgets/game-grid/cards/Tile.tsx', 'widgets/game-grid/cards/Row.tsx'],
  'widgets/game-grid/variants.ts': ['widgets/game-grid/index.ts', 'widgets/game-grid/cards/Wide.tsx'],
  'widgets/login-form/LoginForm.css.ts': ['widgets/login-form/LoginForm.tsx'],
  'widgets/login-form/hint.ts': ['widgets/login-form/LoginForm.tsx', 'widgets/login-form/forms/Panel.tsx'],
  'widgets/login-form/panel.ts': ['widgets/login-form/forms/Panel.tsx'],
};

/** Names chunks where `places` shows modules; templates e and f show one more thing each. */
function namesWhere(places: Readonly<Record<string, readonly string[]>>): (module: string) => string | null {
  const all = { ...places, 'widgets/text/Text.tsx': ['home a', 'home b', 'home c', 'home d', 'home e', 'home f'] };
  const name = createGroupName(root, new Map(Object.entries(all).map(([module, of]) => [module, new Set(of)])));
  return (module) => name(join(root, module), (id) => (importers[relative(root, id)] ?? []).map((file) => join(root, file)));
}

it('[NET-2] puts together what the very same templates need, with what only that imports', () => {
  const nameOf = namesWhere({
    'widgets/game-grid/GameGrid.tsx': ['home a', 'home b'],
    'widgets/game-grid/cards/Tile.tsx': ['home a'],
    'widgets/game-grid/cards/Row.tsx': ['home b'],
  });
  expect(['index.ts', 'GameGrid.tsx', 'variants.ts', 'facts.ts'].map((file) => nameOf(`widgets/game-grid/${file}`))).toEqual(Array(4).fill('shared-a-b'));
  expect(['cards/Tile.tsx', 'cards/Tile.css.ts'].map((file) => nameOf(`widgets/game-grid/${file}`))).toEqual(['home-a', 'home-a']);
  expect(nameOf('widgets/game-grid/cards/Wide.tsx')).toBeNull();
});

it('[NET-2] keeps the code of a widget that no home shows in one chunk, apart from its variants', () => {
  const nameOf = namesWhere({});
  expect(['index.ts', 'LoginForm.tsx', 'LoginForm.css.ts', 'hint.ts'].map((file) => nameOf(`widgets/login-form/${file}`))).toEqual(Array(4).fill('login-form'));
  expect(['forms/Panel.tsx', 'panel.ts'].map((file) => nameOf(`widgets/login-form/${file}`))).toEqual([null, null]);
});

it.each<[string, readonly string[], string]>([
  ['its home', ['home a'], 'home-a'],
  ['its frame comes with its entry', ['frame a'], 'main-a'],
  ['its frame and home', ['home a', 'frame a'], 'main-a'],
  ['some widths of its frame', ['frame a-below-tablet'], 'frame-a-below-tablet'],
  ['wide and narrow windows comes with its entry', ['frame a-below-tablet', 'frame a-from-tablet'], 'main-a'],
  ['players only', ['home a-player'], 'home-a-player'],
  ['two of six', ['home a', 'frame b'], 'shared-a-b'],
  ['four of six', ['home a', 'frame b', 'home c', 'home d'], 'shared-a-b-c-d'],
  ['five of six is of the core', ['home a', 'frame b', 'home c', 'home d', 'frame e-player'], 'core'],
])('[NET-2] what is shown to %s', (_, places, name) => {
  expect(namesWhere({ 'widgets/menu/Menu.tsx': places })('widgets/menu/Menu.tsx')).toBe(name);
});
