import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const section = style({ minWidth: 0, containerType: 'inline-size' });

const list = style({ display: 'grid', gap: tokens.space.item, margin: 0, padding: 0, listStyle: 'none' });

/** Columns by the room the grid itself has, beside a menu or across the page. */
export const columns = styleVariants({
  narrow: [
    list,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@container': {
        '(width >= 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '(width >= 860px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        '(width >= 940px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  ],
  lead: [
    list,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@container': {
        '(width >= 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '(width >= 860px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  ],
  wide: [
    list,
    {
      gridTemplateColumns: 'repeat(1, minmax(0, 1fr))',
      '@container': {
        '(width >= 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '(width >= 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '(width >= 1080px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
});

globalStyle(`${list} > li`, { minWidth: 0 });
globalStyle(`${list} + *`, { marginTop: 28 });
globalStyle(`${list}[data-lead] > li:first-child`, {
  gridColumn: 'span 2',
  '@container': { '(width >= 600px)': { gridRow: 'span 2' } },
});
