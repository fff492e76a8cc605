import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, font, radius, size, space, weight } = tokens;
const phone = below('tablet');

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  minHeight: 196,
  padding: space.inside,
  overflow: 'hidden',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 36px 0 0',
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: 1.3,
  '::before': {
    content: '',
    flex: 'none',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: color.live,
    boxShadow: `0 0 9px ${color.live}`,
  },
});
export const name = style({
  color: color.textMuted,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
});
export const figure = style({
  margin: '12px 0 0',
  fontFamily: font.figures,
  fontSize: 62,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textShadow: `0 0 5px color-mix(in oklab, ${color.accent} 60%, transparent), 0 0 26px ${color.accent}`,
  '@media': { [phone]: { fontSize: 'min(42px, 13.2vw)' }, '(width >= 1200px)': { fontSize: 'min(62px, 7vw)' } },
});
export const facts = style({
  display: 'grid',
  margin: '12px 0 0',
  color: color.textMuted,
  fontSize: size.tiny,
  lineHeight: 1.4,
  '@media': { [phone]: { display: 'none' } },
});
export const curve = style({
  position: 'absolute',
  overflow: 'visible',
  inset: 'auto 0 0',
  zIndex: -1,
  width: '100%',
  height: '66%',
});
export const lines = style({ stroke: color.line, strokeOpacity: 0.6, vectorEffect: 'non-scaling-stroke' });
export const lit = style({ stopColor: color.accent, stopOpacity: 0.55 });
export const dark = style({ stopColor: color.accent, stopOpacity: 0 });
export const line = style({
  fill: 'none',
  stroke: color.third,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
  filter: `drop-shadow(0 0 7px ${color.accent})`,
});
/** Where the round ended: a line without a length keeps its round ends however the drawing is stretched. */
export const tip = style({
  fill: 'none',
  stroke: `color-mix(in oklab, ${color.second} 50%, ${color.text})`,
  strokeLinecap: 'round',
  strokeWidth: 12,
  vectorEffect: 'non-scaling-stroke',
  filter: `drop-shadow(0 0 8px ${color.second})`,
});
export const play = style({
  alignSelf: 'flex-end',
  marginTop: 'auto',
  padding: '0 18px',
  borderRadius: radius.control,
  background: color.accent,
  boxShadow: `0 0 22px color-mix(in oklab, ${color.accent} 40%, transparent)`,
  color: color.onAccent,
  fontSize: size.small,
  fontWeight: weight.display,
  lineHeight: '40px',
  textAlign: 'center',
  '@media': { [phone]: { alignSelf: 'stretch', lineHeight: '44px' } },
});
export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 8,
  top: 8,
  zIndex: 3,
  background: 'none',
  '@media': { '(pointer: coarse)': { insetInlineEnd: 2, top: 2 } },
});
globalStyle(`${card}:has(${name}:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: -4,
  borderRadius: radius.medium,
});
globalStyle(`${card}:hover > ${play}`, { background: color.accentHover });
