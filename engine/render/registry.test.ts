import { describe, expect, it } from 'vitest';
import type { CompiledLayout, CompiledPage } from '../config/compiled';
import { contentRequest } from '../stores/contentRequest';
import { contentRequestsOf, createRegistry, modulesOf, nodesOf, preloadNodes } from './registry';
import { defineVariants, defineWidget } from './widget';

const Component = () => null;

function shelf(loaded: string[]) {
  const keep = (name: string, exported: string) => () => {
    loaded.push(name);
    return Promise.resolve({ [exported]: Component });
  };
  const cards = defineVariants<object>({ './cards/GameTile.tsx': keep('cards/GameTile', 'GameTile'), './cards/Row.tsx': keep('cards/Row', 'Row') });
  return defineWidget<{ readonly list: 'hot' | 'new' }>({
    type: 'game-shelf',
    load: keep('GameShelf', 'GameShelf'),
    variants: { card: cards },
    content: ({ list }) => [contentRequest('games', { list })],
  });
}

const node = (id: string, props: object = {}, more: object = {}) => ({ id, type: 'game-shelf', props: { ...props }, ...more });

describe('createRegistry', () => {
  it('[CARD-2] knows widgets by type, and refuses two of one type', () => {
    const widget = shelf([]);
    expect(createRegistry([widget]).types).toEqual(['game-shelf']);
    expect(createRegistry([widget]).get('game-grid')).toBeUndefined();
    expect(() => createRegistry([widget, shelf([])])).toThrow('Two widgets are declared with the type "game-shelf".');
  });
});

describe('a widget', () => {
  it('[CARD-2] loads its code and the variants that its props choose, once', async () => {
    const loaded: string[] = [];
    const registry = createRegistry([shelf(loaded)]);
    const nodes = [node('one', { card: 'game-tile' }), node('two', { card: 'game-tile' }), { id: 'other', type: 'unknown', props: {} }];
    await preloadNodes(nodes, registry);
    expect(loaded).toEqual(['GameShelf', 'cards/GameTile']);
    expect(modulesOf(nodes, registry)).toEqual(['widgets/game-shelf/GameShelf.tsx', 'widgets/game-shelf/cards/GameTile.tsx']);
  });

  it('says what it will ask of the API', () => {
    expect(contentRequestsOf([node('one', { list: 'new' })], createRegistry([shelf([])]))).toEqual([{ call: 'games', params: { list: 'new' } }]);
  });

  it('is refused when its module does not export it by its name', async () => {
    const widget = defineWidget({ type: 'game-shelf', load: () => Promise.resolve({ Shelf: Component }) });
    await expect(widget.load()).rejects.toThrow('The module of widget "game-shelf" must export "GameShelf".');
  });

  it('can be loaded again after a chunk did not arrive', async () => {
    let isDown = true;
    const widget = defineWidget({ type: 'text', load: () => (isDown ? Promise.reject(new Error('chunk')) : Promise.resolve({ Text: Component })) });
    await expect(widget.load()).rejects.toThrow('chunk');
    isDown = false;
    expect([await widget.load(), widget.peek()]).toEqual([Component, Component]);
  });

  it('refuses a variant that it does not have, with those it has', async () => {
    const variants = defineVariants({ './cards/GameTile.tsx': () => Promise.resolve({}), './cards/Row.tsx': () => Promise.resolve({}) });
    await expect(variants.load('disc')).rejects.toThrow('Unknown variant "disc". One of: game-tile, row.');
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
