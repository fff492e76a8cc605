import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const game = style({ display: 'grid', gap: 2, minWidth: 0 });
export const facts = style({
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.body,
});
export const reference = style({
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
});
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const won = style([figure, { color: tokens.color.ok }]);
