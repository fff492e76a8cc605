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

it('[NET-2] puts together what the very same places need, and leaves alone what another page may need', () => {
  const importers: Readonly<Record<string, readonly string[]>> = {
    'widgets/game-grid/cards/Tile.css.ts': ['widgets/game-grid/cards/Tile.tsx'],
    'widgets/game-grid/facts.ts': ['widgets/game-grid/cards/Tile.tsx', 'widgets/game-grid/cards/Row.tsx'],
    'widgets/field.ts': ['widgets/text/Text.tsx', 'widgets/login-form/LoginForm.tsx'],
    'widgets/menu/index.ts': ['widgets/index.ts'],
    'widgets/index.ts': ['main.tsx'],
  };
  const name = createGroupName(root, readPlaces(root));
  const nameOf = (module: string) => name(join(root, module), (id) => (importers[relative(root, id)] ?? []).map((file) => join(root, file)));
  expect(nameOf('widgets/menu/Menu.tsx')).toBe('shared-a-b');
  expect(nameOf('widgets/game-grid/GameGrid.tsx')).toBe('shared-a-b');
  expect(nameOf('widgets/game-grid/cards/Tile.tsx')).toBe('home-a');
  expect(nameOf('widgets/game-grid/cards/Tile.css.ts')).toBe('home-a');
  expect(nameOf('widgets/game-grid/facts.ts')).toBe('shared-a-b');
  expect(nameOf('widgets/login-form/LoginForm.tsx')).toBeNull();
  expect(nameOf('widgets/field.ts')).toBeNull();
  expect(nameOf('widgets/menu/index.ts')).toBeNull();
});
