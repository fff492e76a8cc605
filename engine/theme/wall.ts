import { globalStyle } from '@vanilla-extract/css';
import { growing } from './growing';

/** Widths of a window in px at which a wall gets another number of columns. */
const four = 600;
const six = 1280;
const eight = 1920;

/** Where a wall has how many columns, and which of the spans of a cell holds there. */
export const wallTiers = {
  phone: { columns: 2, media: `(width < ${four}px)`, span: (size: string) => `[data-span$=" ${size}"]` },
  tablet: {
    columns: 4,
    media: `(width >= ${four}px) and (width < ${six}px)`,
    span: (size: string) => `[data-span*=" ${size} "]`,
  },
  desktop: {
    columns: 6,
    media: `(width >= ${six}px) and (width < ${eight}px)`,
    span: (size: string) => `:is([data-span^="${size} "], [data-span^="${size}:"])`,
  },
  wide: {
    columns: 8,
    media: `(width >= ${eight}px)`,
    span: (size: string) => `:is([data-span^="${size} "], [data-span*=":${size} "])`,
  },
} as const;

/** Height of a row of a wall as a share of a column's width. */
const unit = 1 / 6;

/** How much higher a row is where text is twice as large, in px. */
const rowGrowth = 64;

/** A column's width of the wall that a cell stands on; for sizes that follow it. */
export const wallColumn = '--wall-column';

/**
 * Makes the class `wall` a wall without gaps: two columns on phones, four on tablets, six on desktops, eight on wide
 * ones, rows of a sixth of a column. What stands in it says by `data-span` how many columns and rows it takes, `1x9 1x8
 * 2x6` for desktop, tablet and phone, or `1x9:1x7 1x8 2x6` where a wide desktop differs; `-` leaves it out there.
 * `heights` are the rows that cells may take. Cells keep the order of the document as far as they leave no hole.
 */
export function wall(selector: string, heights: readonly number[]): void {
  for (const { columns, media, span } of Object.values(wallTiers)) {
    const rule = (below: string, styles: Parameters<typeof globalStyle>[1]) =>
      globalStyle(`${selector}${below}`, { '@media': { [media]: styles } });
    const column = `100cqi / ${columns}`;
    rule('', {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gridAutoRows: growing(`${column} * ${unit}`, rowGrowth),
      vars: { [wallColumn]: `calc(${column})` },
    });
    rule(` ${span('-')}`, { display: 'none' });
    for (let width = 1; width <= Math.min(4, columns); width += 1) {
      for (const height of heights)
        rule(` ${span(`${width}x${height}`)}`, { gridArea: `span ${height} / span ${width}` });
    }
  }
}
