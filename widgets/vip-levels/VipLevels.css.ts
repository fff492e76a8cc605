import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

/** Columns are of one width, with the levels and before they come. */
export const levels = style({});
globalStyle(`${levels} table`, { tableLayout: 'fixed' });

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  fontWeight: tokens.weight.strong,
});
export const note = style({
  maxWidth: '68ch',
  margin: '12px 0 0',
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
});
