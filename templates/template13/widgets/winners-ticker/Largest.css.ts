import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, size, space, stroke, weight } = tokens;

export const list = style({ margin: 0, padding: 0, counterReset: 'place', listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2ch auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 44,
  paddingInline: space.inside,
  fontVariantNumeric: 'tabular-nums',
  counterIncrement: 'place',
  '::before': { content: 'counter(place)', color: color.textMuted },
  selectors: { '& + &': { borderTop: `${stroke.decor} solid ${color.line}` } },
});
export const wideRow = style([row, { '@media': { [below('desktop')]: { display: 'none' } } }]);
/** A long name of a game shrinks; who won and how much stay. */
export const game = style({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const amount = style({ color: color.second, fontWeight: weight.strong, whiteSpace: 'nowrap' });
