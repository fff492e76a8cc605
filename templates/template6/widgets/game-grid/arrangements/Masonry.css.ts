import { globalStyle, style } from '@vanilla-extract/css';

/** Room between cards, and below a picture for its words; a skin whose cards need none of either says so. */
const gap = 'var(--masonry-gap, 14px)';
const words = 'var(--masonry-words, 46px)';
/** From so many px of its own room on, so many columns. */
const widths = [
  [0, 2],
  [600, 3],
  [820, 4],
  [1080, 5],
  [1400, 6],
] as const;

export const section = style({ minWidth: 0, containerType: 'inline-size' });
/** Neither section nor list has a box: the games are cells of the wall they stand on. */
export const cells = style({ display: 'contents', listStyle: 'none' });
globalStyle(`${cells} > li`, { minWidth: 0, minHeight: 0, overflow: 'clip' });
globalStyle(`${cells} > li > article`, { height: '100%' });
globalStyle(`${cells} > [data-part="no-games"]`, { gridArea: 'span 6 / 1 / auto / -1' });

export const list = style({
  display: 'grid',
  gap,
  gridAutoFlow: 'row dense',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${list} > li`, { minWidth: 0, minHeight: 0 });
globalStyle(`${list} > li > article`, { display: 'flex', flexDirection: 'column', height: '100%' });
globalStyle(`${list} [data-part="tile-picture"]`, { flex: '1 1 auto', minHeight: 0, aspectRatio: 'auto' });

/**
 * Two rows of cards are a band of three tracks: in one column a tall card takes two and a low one the third, in the
 * next the low one comes first. So every band is equally high in all columns, and cards stand in reading order.
 */
for (const [width, columns] of widths) {
  const column = `((100cqi - ${columns - 1} * ${gap}) / ${columns})`;
  const low = `calc(${column} + ${words})`;
  const between = `calc(${column} * 0.4 - ${gap})`;
  const at = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(selector, width === 0 ? rule : { '@container': { [`(width >= ${width}px)`]: rule } });
  at(list, { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: `${low} ${between} ${low}` });
  for (let place = 1; place <= 2 * columns; place += 1) {
    const column = ((place - 1) % columns) + 1;
    const isTall = (column % 2 === 1) === place <= columns;
    at(`${list} > li:nth-child(${2 * columns}n + ${place})`, { gridColumn: column, gridRow: `span ${isTall ? 2 : 1}` });
  }
}
