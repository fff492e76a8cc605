import { globalStyle, style } from '@vanilla-extract/css';

/**
 * From so many px of its own room on: columns, px between cards, and the height of a track as a part of a column's
 * width.
 */
const widths = [
  [0, 2, 18, 0.26],
  [700, 3, 22, 0.215],
  [1040, 4, 26, 0.207],
  [1700, 5, 26, 0.207],
] as const;
/** Tracks that the cards of a column take, from its top; the next column begins with the next row of them. */
const heights = [
  [6, 7, 8],
  [8, 6, 7],
  [7, 8, 6],
  [6, 8, 7],
  [8, 7, 6],
] as const;

export const section = style({ minWidth: 0, containerType: 'inline-size' });
/** Room for the frames, which stand outside of their cards. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'row dense',
  margin: 0,
  padding: '8px 0 0',
  listStyle: 'none',
});
globalStyle(`${list} > li`, { minWidth: 0, minHeight: 0 });

for (const [index, [width, columns, gap, part]] of widths.entries()) {
  const next = widths[index + 1]?.[0];
  const room = `(width >= ${width}px)${next === undefined ? '' : ` and (width < ${next}px)`}`;
  const at = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(selector, { '@container': { [room]: rule } });
  at(list, {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: `calc((100cqi - ${(columns - 1) * gap}px) / ${columns} * ${part})`,
    columnGap: gap,
  });
  at(`${list} > li`, { marginBottom: gap });
  for (let place = 1; place <= 3 * columns; place += 1) {
    const column = (place - 1) % columns;
    const tracks = heights[column]?.[Math.floor((place - 1) / columns)] ?? 7;
    at(`${list} > li:nth-child(${3 * columns}n + ${place} of li)`, {
      gridColumn: column + 1,
      gridRow: `span ${tracks}`,
    });
  }
  // A last row that begins a round again is level too, and so is the one after it.
  for (let column = 1; column <= columns; column += 1) {
    const last = `nth-last-child(${columns - column + 1} of li)`;
    at(`${list} > li:nth-child(${3 * columns}n + ${column} of li):${last}`, { gridRow: 'span 7' });
    at(`${list} > li:nth-child(${3 * columns}n + ${columns + column} of li):${last}`, {
      gridRow: `span ${14 - (heights[column - 1]?.[0] ?? 7)}`,
    });
  }
  // Eight in three columns: the last one has two, which are higher.
  if (columns === 3) {
    at(`${list} > li:nth-child(3 of li):nth-last-child(6 of li)`, { gridRow: 'span 10' });
    at(`${list} > li:nth-child(6 of li):nth-last-child(3 of li)`, { gridRow: 'span 11' });
  }
}
