import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Cell {
  readonly type: string;
  readonly id: string;
  readonly props?: { readonly spans?: string | readonly string[] };
  readonly slots?: Readonly<Record<string, readonly Cell[]>>;
}

const { regions } = JSON.parse(readFileSync(join(import.meta.dirname, 'pages/home.json'), 'utf8')) as {
  readonly regions: { readonly main: readonly Cell[] };
};
const cellsOf = (id: string, slot: string) =>
  (regions.main.find((node) => node.id === id)?.slots?.[slot] ?? []).flatMap(({ props }) => props?.spans ?? []);

/** What the form `mosaic` of the hero puts before its slot. */
const hero = ['3x14:4x14 4x12 2x15', '2x8 2x8 2x7', ...cellsOf('hero', 'aside')];
const wall = cellsOf('wall', 'content');

/** A cell's span at a tier: 0 is a wide desktop, 1 a desktop, 2 a tablet, 3 a phone. */
function spanAt(spans: string, tier: number): readonly [number, number] | undefined {
  const [desktops = '', ...narrower] = spans.split(' ');
  const [desktop = '', wide = desktop] = desktops.split(':');
  const span = [wide, desktop, ...narrower][tier] ?? '-';
  const [width = 0, height = 0] = span.split('x').map(Number);
  return span === '-' ? undefined : [width, height];
}

/** Lays cells as a grid with `row dense` does, and tells which places of the wall nobody takes. */
function holes(cells: readonly string[], columns: number, tier: number): readonly string[] {
  const taken = new Set<string>();
  const places = (row: number, column: number, width: number, height: number) =>
    Array.from({ length: width * height }, (_, at) => `${row + Math.floor(at / width)} ${column + (at % width)}`);
  let rows = 0;
  for (const cell of cells) {
    const span = spanAt(cell, tier);
    if (!span) continue;
    const [width, height] = span;
    const firsts = Array.from(
      { length: (rows + 1) * columns },
      (_, at) => [Math.floor(at / columns), at % columns] as const,
    );
    const free = firsts.find(
      ([row, column]) =>
        column + width <= columns && places(row, column, width, height).every((place) => !taken.has(place)),
    );
    const [row, column] = free ?? [rows, 0];
    for (const place of places(row, column, width, height)) taken.add(place);
    rows = Math.max(rows, row + height);
  }
  return places(0, 0, columns, rows).filter((place) => !taken.has(place));
}

it.each([
  ['wide desktops', 8, 0],
  ['desktops', 6, 1],
  ['tablets', 4, 2],
  ['phones', 2, 3],
])('the hero and the wall of home have no hole on %s, in %i columns', (_, columns, tier) => {
  expect(wall.length).toBeGreaterThan(30);
  expect(holes(hero, columns, tier)).toEqual([]);
  expect(holes(wall, columns, tier)).toEqual([]);
});
