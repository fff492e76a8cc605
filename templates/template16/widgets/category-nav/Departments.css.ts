import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, layout, motion, radius, size, space, stroke, weight } = tokens;
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;
const line = `${stroke.decor} solid ${color.line}`;
const ease = `${motion.duration} ${motion.easing}`;
const narrow = below('desktop');

export const nav = style({ minWidth: 0, color: color.text });
/** Names of thirteen categories in a long language are wider than a small desktop: the line scrolls then. */
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'clamp(4px, 0.7vw, 16px)',
  margin: `0 ${margin}`,
  padding: 0,
  borderTop: line,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [narrow]: { display: 'none' } },
});
export const word = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  height: 58,
  padding: '0 2px',
  border: 0,
  background: 'none',
  color: color.text,
  fontFamily: font.text,
  fontSize: 15,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-current], &[aria-expanded=true]': { color: color.accentText },
    '&:focus-visible': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: -3 },
    '&[aria-expanded=true]::after': {
      content: '',
      position: 'absolute',
      left: '50%',
      bottom: 0,
      marginLeft: -9,
      border: '9px solid transparent',
      borderTop: 0,
      borderBottomColor: color.surface,
    },
  },
  '@media': { [below('desktopMedium')]: { fontSize: 14 } },
});
globalStyle(`${word} > svg`, { opacity: 0.7, transition: `rotate ${ease}` });
globalStyle(`${word}[aria-expanded=true] > svg`, { rotate: '180deg' });
globalStyle(`${nav}:not(:has([aria-expanded=true])) ${word}[data-current]::after`, {
  content: '',
  position: 'absolute',
  left: '50%',
  bottom: 0,
  marginLeft: -9,
  border: '9px solid transparent',
  borderTop: 0,
  borderBottomColor: color.surface,
});

export const stage = style({ position: 'relative', background: color.surface });
/** The studios of the category that is shown, from edge to edge; on narrow screens they pass sideways. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: '172px minmax(0, 1fr) auto',
  alignItems: 'center',
  height: 100,
  boxSizing: 'border-box',
  paddingInline: margin,
  '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 16, height: 64, paddingInlineEnd: 0 } },
});
export const lead = style({ margin: 0, color: color.textMuted, fontSize: 14, lineHeight: 1.3 });
export const strong = style({ display: 'block', color: color.text, fontSize: 15, fontWeight: weight.strong });
export const houses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktopMedium')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [narrow]: { display: 'flex', overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'none' },
  },
});
export const house = style({ minWidth: 0, borderInlineStart: line, '@media': { [narrow]: { flex: 'none' } } });
globalStyle(`${house}:nth-child(n + 7)`, {
  '@media': { [`${below('desktopMedium')} and (width >= 1024px)`]: { display: 'none' } },
});
export const houseLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 44,
  padding: '0 8px',
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accentText }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [narrow]: { padding: '0 16px' } },
});
export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 6,
  minWidth: 104,
  minHeight: 44,
  paddingInlineStart: 16,
  borderInlineStart: line,
  borderRadius: radius.small,
  color: color.accentText,
  fontSize: size.small,
  fontWeight: weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  '@media': { [narrow]: { display: 'none' } },
});
