import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, size, space, stroke, tracking, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const narrow = below(breakpoints.template13Custom);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from(breakpoints.template13Custom)]: { gridTemplateColumns: '1.4fr 1fr 1fr' } },
});
export const pane = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  borderInlineStart: rule,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: '130px minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      borderInlineStart: 0,
      borderTop: rule,
    },
  },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 196,
  objectFit: 'cover',
  borderBottom: rule,
  imageRendering: 'pixelated',
  '@media': { [narrow]: { height: '100%', minHeight: 124, borderBottom: 0, borderInlineEnd: rule } },
});
export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 4,
  padding: `16px ${space.inside} 18px`,
  '@media': { [narrow]: { padding: '14px 16px' } },
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.25,
  '@media': { [narrow]: { fontSize: 16 } },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
});
export const text = style({ margin: 0, color: color.textMuted });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '10px 0 0',
  fontSize: size.small,
});
export const until = style({ color: color.second });
export const open = style({
  color: color.accentText,
  fontWeight: weight.strong,
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${pane}:hover ${open}, ${pane}:focus-within ${open}`, { background: color.accent, color: color.onAccent });
