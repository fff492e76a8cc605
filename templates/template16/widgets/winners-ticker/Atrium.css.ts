import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, size, stroke, weight } = tokens;
const line = `${stroke.decor} solid ${color.line}`;
const narrow = below('desktop');
const phone = below('tablet');

export const atrium = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '24px 44px',
  color: color.text,
  '@media': { [below('desktopMedium')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 56px',
  margin: 0,
  '@media': {
    [narrow]: { justifyContent: 'space-between', gap: '20px 32px' },
    [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
/** Words stand below the figure they explain. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 8,
  minWidth: 0,
  '@media': { [phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
export const what = style({ color: color.textMuted, fontSize: size.small, lineHeight: 1.3 });
export const value = style({
  margin: 0,
  color: color.accentText,
  fontFamily: font.figures,
  fontSize: 58,
  fontWeight: 200,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.065em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: 'min(46px, 16vw)' } },
});
export const won = style({
  minWidth: 0,
  paddingInlineStart: 44,
  borderInlineStart: line,
  '@media': { [below('desktopMedium')]: { padding: '20px 0 0', borderInlineStart: 0, borderTop: line } },
});
export const title = style({ margin: '0 0 8px', fontFamily: font.display, fontSize: 16, fontWeight: weight.strong });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  gap: 12,
  padding: '7px 0',
  borderTop: line,
  fontFamily: font.figures,
  lineHeight: 1.4,
});
export const wideRow = style([row, { '@media': { [phone]: { display: 'none' } } }]);
export const game = style({
  overflow: 'hidden',
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const amount = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
