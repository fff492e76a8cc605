import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mostShared, readStructures, sharedChoices } from '../scripts/newTemplate/structure';

const structures = [...readStructures(resolve(import.meta.dirname, '..'))];
const pairs = structures.flatMap(([name, structure], index) => structures.slice(index + 1).map(([other, its]) => [name, other, structure, its] as const));

it.each(pairs)('%s and %s share at most three of the seven choices', (_, __, structure, its) => {
  const shared = sharedChoices(structure, its);
  expect(shared.length, `Both have ${shared.map((choice) => `${choice} ${its[choice]}`).join(', ')}.`).toBeLessThanOrEqual(mostShared);
});

it('every template with a look of its own is compared', () => {
  expect(structures.length).toBeGreaterThanOrEqual(9);
  expect(pairs).toHaveLength((structures.length * (structures.length - 1)) / 2);
});
