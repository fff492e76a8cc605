import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, font, radius, stroke, weight } = tokens;
const line = `${stroke.decor} solid ${color.line}`;

/**
 * The columns go by the room of the wall itself, which stands beside words in some footers: no name breaks in its
 * middle.
 */
export const strip = style({ containerType: 'inline-size' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  border: line,
  borderWidth: '1px 0 0 1px',
  listStyle: 'none',
  '@container': {
    '(width >= 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(width >= 780px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(width >= 900px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const place = style({ minWidth: 0, border: line, borderWidth: '0 1px 1px 0' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  height: 72,
  padding: '0 10px',
  color: color.onBand,
  fontSize: 17,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surface },
    '&:focus-visible': { outlineOffset: -3, borderRadius: radius.small },
  },
  '@media': { [below('tablet')]: { fontSize: 15 }, [below('mobileMedium')]: { gap: 6, padding: '0 4px' } },
});
/** Each studio sets its name in a hand of its own: faces, weights and widths, in a turn that no row repeats. */
const hands = [
  { fontFamily: font.display, fontWeight: weight.heading },
  { fontWeight: weight.strong, letterSpacing: '-.02em' },
  { fontFamily: font.display, fontWeight: 400, letterSpacing: '.04em' },
  { fontSize: '1.06em', fontWeight: 400 },
  { fontFamily: font.display, fontSize: '1.04em', fontWeight: 700 },
  { fontSize: '.86em', fontWeight: weight.strong, letterSpacing: '.1em', textTransform: 'uppercase' },
  { fontFamily: font.display, fontSize: '1.1em', fontWeight: 400 },
] as const;
hands.forEach((hand, index) =>
  globalStyle(`${place}:nth-child(${hands.length}n + ${index + 1}) > ${link} > :last-child`, hand),
);
globalStyle(`${link} > :first-child`, { flex: 'none', color: color.accentText });
export const name = style({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
