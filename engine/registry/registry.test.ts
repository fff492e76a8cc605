import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import type { CompiledLayout, CompiledPage } from '../config/compiled';
import { contentRequest } from '../stores/contentRequest';
import { createModules } from './modules';
import { contentRequestsOf, createLazyRegistry, createRegistry, loadRegistry, modulesOf, nodesOf } from './registry';
import { defineVariants, defineWidget } from './widget';
import { createWidgetLoader } from './widgetLoader';

const Component = () => null;

/** A widget with two cards, as a table of modules; `loaded` tells what was asked for. */
function shelf(loaded: string[] = []) {
  const keep = (name: string, exported: object) => () => {
    loaded.push(name);
    return Promise.resolve(exported);
  };
  const declaration = defineWidget<{ readonly list: 'hot' | 'new' }>({
    type: 'game-shelf',
    load: keep('GameShelf', { GameShelf: Component }),
    variants: { card: defineVariants<object>('game-shelf/cards') },
    content: ({ list }) => [contentRequest('games', { list })],
  });
  const table = {
    'widgets/game-shelf/index.ts': keep('index', { gameShelf: declaration }),
    'widgets/game-shelf/cards/GameTile.tsx': keep('cards/GameTile', { GameTile: Component }),
    'widgets/game-shelf/cards/Row.tsx': keep('cards/Row', { Line: Component }),
  };
  return { declaration, table };
}

const node = (id: string, props: object = {}, more: object = {}) => ({
  id,
  type: 'game-shelf',
  props: { ...props },
  ...more,
});

describe('a registry', () => {
  it('[CARD-2] knows widgets by type, and refuses two of one type', async () => {
    const { declaration } = shelf();
    const registry = createRegistry([declaration]);
    expect(registry.types).toEqual(['game-shelf']);
    expect(registry.get('game-grid')).toBeUndefined();
    await expect(registry.load('game-grid')).rejects.toThrow('No widget is registered for the type "game-grid".');
    expect(() => createRegistry([declaration, shelf().declaration])).toThrow(
      'Two widgets are declared with the type "game-shelf".',
    );
  });

  it('loads a declaration when its type is first met, from the first table or from the table of all', async () => {
    const { declaration, table } = shelf();
    let rests = 0;
    const modules = createModules({ 'widgets/text/index.ts': () => Promise.resolve({}) }, () => {
      rests += 1;
      return Promise.resolve(table);
    });
    const registry = createLazyRegistry(modules);
    expect([registry.get('game-shelf'), rests]).toEqual([undefined, 0]);
    await expect(registry.load('text')).rejects.toThrow('widgets/text/index.ts must declare "text".');
    expect(rests).toBe(0);
    expect(await registry.load('game-shelf')).toBe(declaration);
    expect([registry.get('game-shelf'), rests]).toEqual([declaration, 1]);
    await expect(registry.load('raffle')).rejects.toThrow('No module widgets/raffle/index.ts.');
  });

  it('[CARD-2] finds every widget of a table by its folder', async () => {
    const { declaration, table } = shelf();
    const registry = await loadRegistry(table);
    expect([registry.types, registry.get('game-shelf')]).toEqual([['game-shelf'], declaration]);
  });
});

describe('a widget', () => {
  it('[CARD-2] loads its code and the variants that its props choose, once', async () => {
    const loaded: string[] = [];
    const { declaration, table } = shelf(loaded);
    const registry = createRegistry([declaration], createModules(table));
    const nodes = [
      node('one', { card: 'game-tile' }),
      node('two', { card: 'game-tile' }),
      { id: 'other', type: 'unknown', props: {} },
    ];
    const widgets = createWidgetLoader(testEnvironment(), registry);
    expect(widgets.isLoaded(node('one', { card: 'game-tile' }))).toBe(false);
    await widgets.preload(nodes);
    expect([...loaded].sort()).toEqual(['GameShelf', 'cards/GameTile']);
    expect([
      widgets.isLoaded(node('one', { card: 'game-tile' })),
      widgets.isLoaded(node('three', { card: 'row' })),
    ]).toEqual([true, false]);
    expect(modulesOf(nodes, registry)).toEqual([
      'widgets/game-shelf/index.ts',
      'widgets/game-shelf/GameShelf.tsx',
      'widgets/game-shelf/cards/GameTile.tsx',
    ]);
  });

  it('[CARD-2] that is unknown stops a page that is rendered ahead', async () => {
    const widgets = createWidgetLoader({ ...testEnvironment(), isServer: true }, createRegistry([]));
    await expect(widgets.preload([node('one')])).rejects.toThrow('No widget is registered for the type "game-shelf".');
  });

  it('says what it will ask of the API', () => {
    expect(contentRequestsOf([node('one', { list: 'new' })], createRegistry([shelf().declaration]))).toEqual([
      { call: 'games', params: { list: 'new' } },
    ]);
  });

  it('is refused when its module does not export it by its name', async () => {
    const widget = defineWidget({ type: 'game-shelf', load: () => Promise.resolve({ Shelf: Component }) });
    const { table } = shelf();
    const widgets = createWidgetLoader(testEnvironment(), createRegistry([widget], createModules(table)));
    await expect(widgets.component('game-shelf')).rejects.toThrow('widget "game-shelf" must export "GameShelf".');
    await expect(widgets.variant(defineVariants('game-shelf/cards'), 'row')).rejects.toThrow(
      'widgets/game-shelf/cards/Row.tsx must export "Row".',
    );
    await expect(widgets.variant(defineVariants('game-shelf/cards'), 'disc')).rejects.toThrow(
      'No module widgets/game-shelf/cards/Disc.tsx.',
    );
  });
});

describe('nodesOf', () => {
  const page: CompiledPage = {
    name: 'home',
    path: '/',
    access: 'public',
    title: {},
    layout: 'l',
    regions: {
      main: [
        node('a', {}, { slots: { content: [node('b'), node('c', {}, { when: { auth: 'player' } })] } }),
        node('d', {}, { when: { auth: 'player' }, slots: { content: [node('e')] } }),
      ],
    },
  };
  const layout: CompiledLayout = {
    name: 'l',
    regions: [
      { id: 'header', landmark: 'banner', nodes: [node('top')] },
      { id: 'main', landmark: 'main', nodes: [], page: 'main' },
      { id: 'aside', landmark: 'complementary', nodes: [node('side')], when: { auth: 'player' }, page: 'aside' },
    ],
  };
  const ids = (isShown?: () => boolean) => nodesOf(page, layout, isShown).map(({ id }) => id);

  it('walks layout and page in reading order, slots after their node', () => {
    expect(ids()).toEqual(['top', 'a', 'b', 'c', 'd', 'e', 'side']);
  });

  it('leaves out what a condition rules out, with all below it', () => {
    expect(ids(() => false)).toEqual(['top', 'a', 'b']);
  });
});
