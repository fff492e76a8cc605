import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, layout, motion, radius, shadow, size, space, stroke, weight } = tokens;
/** Below it the words stand close, without their arrows. */
const close = below(1400);
const ease = `${motion.duration} ${motion.easing}`;

export const nav = style({ minWidth: 0 });
export const words = style({
  display: 'flex',
  gap: 4,
  margin: '0 0 0 -12px',
  padding: 0,
  listStyle: 'none',
  '@media': { [close]: { gap: 0 } },
});
export const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 46,
  padding: '0 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [close]: { padding: '0 6px', fontSize: size.small } },
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: color.surfaceRaised },
    '&:focus-visible': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: -2 },
  },
});
globalStyle(`${word} > svg`, {
  opacity: 0.75,
  transition: `rotate ${ease}`,
  '@media': { [close]: { display: 'none' } },
});
globalStyle(`${word}[aria-expanded=true] > svg`, { rotate: '180deg' });

/** Below the header, over the page; the header is what it is placed by. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: `calc(100dvh - ${layout.header})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBottom: `${stroke.decor} solid ${color.line}`,
  background: color.surface,
  boxShadow: shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const inside = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 28,
  padding: `30px max(${space.gutter}, (100% - ${layout.container}) / 2) 34px`,
});
export const column = style({ minWidth: 0 });
export const title = style({
  display: 'block',
  marginBottom: 8,
  paddingBottom: 10,
  borderBottom: `${stroke.decor} solid ${color.line}`,
  color: color.second,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: 1.4,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 54,
  color: color.text,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover, &[aria-current]': { color: color.accentText }, '&:focus-visible': { outlineOffset: -2 } },
});
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  color: color.accentText,
});
export const count = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
/** Where it has to share with five groups it goes. */
export const feature = style({ minWidth: 0, ':empty': { display: 'none' } });
globalStyle(`${column}:nth-child(5) ~ ${feature}`, { display: 'none' });
