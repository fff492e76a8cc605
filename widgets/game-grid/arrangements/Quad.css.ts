import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';
import { themedTiles } from '../bentoTile.css';

export const section = style({ display: 'flex', flex: 1, minHeight: 0 });
export const list = style([
  themedTiles,
  {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: 'minmax(0, 1fr)',
    gap: 10,
    minHeight: 0,
    listStyle: 'none',
  },
]);
globalStyle(`${list} > li`, { minWidth: 0, minHeight: 0, borderRadius: 18, overflow: 'clip' });
globalStyle(`${list} > li > [data-part=tile]`, { padding: '0 6px 8px 10px' });
globalStyle(`${list} > li > [data-part=tile] a`, { fontSize: 13.5, lineHeight: 1.1 });
globalStyle(`${list} > li > [data-part=tile] p, ${list} > li [data-part=tile-picture] > span:not([data-part])`, {
  display: 'none',
});
globalStyle(`${list} > li > [data-part=tile] a::before`, { borderRadius: tokens.radius.medium });
globalStyle(`${list} > li [data-part=tile-play]`, {
  inset: '8px 8px auto auto',
  width: 32,
  height: 32,
  borderRadius: 12,
});
globalStyle(`${list} > li > [data-part=tile] > button`, { insetInlineEnd: 2, top: 2 });
