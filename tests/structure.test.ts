import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mostShared, readStructures, sharedChoices } from '../scripts/newTemplate/structure';
import { everyRow } from './fixtures/everyRow';

const root = resolve(import.meta.dirname, '..');
const structures = [...readStructures(root)];
const pairs = structures.flatMap(([name, structure], index) =>
  structures.slice(index + 1).map(([other, its]) => [name, other, structure, its] as const),
);

it('any two templates share at most three of the seven choices', () =>
  everyRow(
    pairs,
    ([name, other]) => `${name} and ${other}`,
    ([, , structure, its]) => {
      const shared = sharedChoices(structure, its);
      expect(
        shared.length,
        `Both have ${shared.map((choice) => `${choice} ${its[choice]}`).join(', ')}.`,
      ).toBeLessThanOrEqual(mostShared);
    },
  ));

it('every template with a look of its own is compared', () => {
  expect(structures.length).toBeGreaterThanOrEqual(9);
  expect(pairs).toHaveLength((structures.length * (structures.length - 1)) / 2);
});

/**
 * Characters of TypeScript, blanks aside, that are styles of a template's own: where its regions stand, what only it
 * has, its skin and its faces. How the code is laid out in lines doesn't count.
 */
const mostCharacters = 11_870;

/** What a file says beside what it imports, without blanks. */
const contentOf = (code: string) => code.replace(/^import [^;]*;\n/gm, '').replace(/\s+/g, '');

it('every template has at most 11,870 characters of styles of its own', () =>
  everyRow(
    structures,
    ([name]) => name,
    ([name]) => {
      const folder = join(root, 'templates', name);
      const files = readdirSync(folder).filter((file) => /(?:\.css|^media)\.ts$/.test(file));
      const characters = files.reduce(
        (sum, file) => sum + contentOf(readFileSync(join(folder, file), 'utf8')).length,
        0,
      );
      expect(
        characters,
        'What is a form of a widget belongs to the widget; what three templates write belongs to engine/theme.',
      ).toBeLessThanOrEqual(mostCharacters);
    },
  ));
