import { describe, expect, it } from 'vitest';
import { timesAsLong } from '../../tests/fixtures/growth';
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

  it('[CARD-5] tells of 200 unknown nodes, and not of more, in a time that people wait for', () => {
    const idOf = (index: number) => `${'x'.repeat(66)}${1000 + index}`;
    const inserts = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ change: 'insert', into: 'main', node: node(idOf(index)) }));
    const removes = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ change: 'remove', node: idOf(index + 5000) }));
    const apply = (count: number) => applyChanges(tree, [...inserts(count), ...removes(count)], source, ['changes']);
    const { problems } = apply(500);
    const times = timesAsLong(
      () => apply(20),
      () => apply(500),
      100,
    );
    // Letter by letter with every node and every tree before, it took half a minute.
    expect(times).toBeLessThanOrEqual(100);
    expect(problems).toHaveLength(200);
    expect(applyChanges(tree, removes(500), source, ['changes'], { told: 199 }).problems).toHaveLength(1);
  });

  it.each([
    ['that was removed', [{ change: 'remove', node: 'lead' }], 'winners'],
    ['that was replaced', [{ change: 'replace', node: 'lead', with: node('other') }], 'lead'],
    [
      'that was removed, put back and removed again',
      [
        { change: 'remove', node: 'hero' },
        { change: 'insert', into: 'main', node: node('hero') },
        { change: 'remove', node: 'hero' },
      ],
      'hero',
    ],
  ])('[CARD-5] says which change took a node out %s', (_, changes, id) => {
    const file = JSON.stringify({ changes: [...changes, { change: 'remove', node: id }] }, null, 2);
    const written = { file: 'page.json', text: file, value: {} };
    const { problems } = applyChanges(tree, [...changes, { change: 'remove', node: id }], written, ['changes']);
    const lines = file.split('\n');
    const told = Number(/the change of line (\d+)/.exec(problems[0]?.message ?? '')?.[1]);
    // The object of the last change before this one begins there.
    expect(lines.slice(told - 1, told + 2).join('')).toContain(`"change": "${changes.at(-1)?.change ?? ''}"`);
    expect(lines.slice(0, told - 1).filter((line) => line.startsWith('    {'))).toHaveLength(changes.length - 1);
  });
});
