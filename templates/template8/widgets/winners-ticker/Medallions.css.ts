import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
const narrow = below('tablet');

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, auto) 132px',
  gridTemplateRows: '22px 20px',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 58,
  borderBottom: `${stroke.decor} solid ${color.surfaceHigh}`,
  lineHeight: '20px',
  '@media': { [narrow]: { gridTemplateColumns: '44px minmax(0, 1fr) auto', columnGap: 12 } },
});
export const extraRow = style([row, { '@media': { [narrow]: { display: 'none' } } }]);
export const picture = style({
  gridRow: '1 / 3',
  width: 44,
  height: 44,
  borderRadius: radius.round,
  objectFit: 'cover',
  boxShadow: `0 0 0 1.5px ${color.edge}`,
});
export const player = style({
  gridColumn: 2,
  gridRow: 1,
  overflow: 'hidden',
  fontWeight: weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const ago = style({
  gridColumn: 2,
  gridRow: 2,
  color: color.textMuted,
  fontSize: size.tiny,
  '@media': { [narrow]: { gridColumn: 3, textAlign: 'end' } },
});
/** On phones the game stands below its winner, and the time below the sum. */
export const game = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.small,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -1, borderRadius: radius.small },
  },
  '@media': { [narrow]: { gridColumn: 2, gridRow: 2, fontSize: size.tiny } },
});
export const amount = style({
  gridColumn: 4,
  gridRow: '1 / 3',
  color: color.figure,
  fontFamily: font.figures,
  fontSize: 20,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heading,
  lineHeight: '26px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gridColumn: 3, gridRow: 1 } },
});
