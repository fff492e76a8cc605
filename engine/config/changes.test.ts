import { describe, expect, it } from 'vitest';
import { applyChanges } from './changes';
import { readTree, type Tree } from './trees';

const source = { file: 'page.json', text: '{}', value: {} };
const node = (id: string, slots?: object) => ({
  id,
  type: 'text',
  props: { text: id, as: 'p' },
  ...(slots === undefined ? {} : { slots }),
});
const tree = readTree({ main: [node('hero'), node('lead', { aside: [node('winners')] }), node('games')] }, source, [
  'regions',
]);

/** A tree as text: `hero lead(aside: winners) games`. */
function outline(shown: Tree): string {
  const list = (nodes: Tree[string]): string =>
    nodes
      .map(
        ({ id, slots }) =>
          `${id}${Object.entries(slots)
            .map(([slot, inner]) => `(${slot}: ${list(inner)})`)
            .join('')}`,
      )
      .join(' ');
  return list(shown.main ?? []);
}

describe('applyChanges', () => {
  it.each([
    ['removes', { change: 'remove', node: 'hero' }, 'lead(aside: winners) games'],
    ['removes from a slot', { change: 'remove', node: 'winners' }, 'hero lead(aside: ) games'],
    ['replaces', { change: 'replace', node: 'hero', with: node('raffle') }, 'raffle lead(aside: winners) games'],
    ['moves before', { change: 'move', node: 'games', before: 'hero' }, 'games hero lead(aside: winners)'],
    ['moves out of a slot', { change: 'move', node: 'winners', after: 'hero' }, 'hero winners lead(aside: ) games'],
    [
      'moves into a slot',
      { change: 'move', node: 'games', into: 'lead', slot: 'aside' },
      'hero lead(aside: winners games)',
    ],
    [
      'inserts after',
      { change: 'insert', after: 'hero', node: node('raffle') },
      'hero raffle lead(aside: winners) games',
    ],
    [
      'inserts beside a node of a slot',
      { change: 'insert', before: 'winners', node: node('raffle') },
      'hero lead(aside: raffle winners) games',
    ],
    [
      'inserts into a region',
      { change: 'insert', into: 'main', node: node('raffle') },
      'hero lead(aside: winners) games raffle',
    ],
    [
      'inserts into a new slot',
      { change: 'insert', into: 'hero', slot: 'below', node: node('raffle') },
      'hero(below: raffle) lead(aside: winners) games',
    ],
  ])('[CARD-1] %s', (_, change, expected) => {
    const result = applyChanges(tree, [change], source, ['changes']);
    expect(result.problems).toEqual([]);
    expect(outline(result.tree)).toBe(expected);
  });

  it('[CARD-1] sets the props it names, keeps the others, and knows where each came from', () => {
    const { tree: changed } = applyChanges(tree, [{ change: 'props', node: 'hero', props: { text: 'New' } }], source, [
      'changes',
    ]);
    const hero = changed.main?.[0];
    expect(hero?.props).toEqual({ text: 'New', as: 'p' });
    expect(hero?.propPlaces.text?.path).toEqual(['changes', 0, 'props', 'text']);
  });

  it('[CARD-1] applies changes in order and leaves the tree below as it was', () => {
    const before = outline(tree);
    const { tree: changed } = applyChanges(
      tree,
      [
        { change: 'insert', after: 'hero', node: node('raffle') },
        { change: 'move', node: 'raffle', before: 'hero' },
      ],
      source,
      [],
    );
    expect(outline(changed)).toBe('raffle hero lead(aside: winners) games');
    expect(outline(tree)).toBe(before);
  });
});
