import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, weight } = tokens;

export const section = style({ minWidth: 0 });
globalStyle(`${section} > [data-part=section-heading]`, { minHeight: 0, margin: '0 0 8px' });
globalStyle(`${section} h2`, { margin: 0, fontSize: 15, letterSpacing: 0 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '42px minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  alignItems: 'center',
  columnGap: 12,
  padding: '8px 0',
});
export const picture = style({ gridArea: '1 / 1 / 3', width: 42, height: 42, borderRadius: '50%', objectFit: 'cover' });
export const amount = style({
  gridArea: '1 / 2',
  color: color.second,
  fontSize: 15,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '19px',
  whiteSpace: 'nowrap',
});
export const who = style({
  gridArea: '2 / 2',
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 13,
  fontWeight: weight.body,
  lineHeight: '17px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
