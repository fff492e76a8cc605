import { globalStyle, style } from '@vanilla-extract/css';
import { below, oklch, overlayLamp, tokens } from '../../../engine/theme';

const { color, font, leading, motion, radius, size, stroke, tracking, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const edge = (width: string, ink: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 ${width} ${ink}`,
  }) as const;

export const card = style({ position: 'relative', minWidth: 0, containerType: 'inline-size' });
export const frame = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surfaceRaised,
  '::after': edge('1px', color.line),
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', transition: `scale ${ease}` });
export const tag = style({
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 28,
  padding: '0 12px',
  borderRadius: radius.round,
  background: color.overlay,
  color: color.onOverlay,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const live = style([tag, { '::before': { ...overlayLamp, width: 8, height: 8 } }]);
export const take = style({
  position: 'absolute',
  insetInlineEnd: 10,
  bottom: 10,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 18px',
  borderRadius: radius.medium,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.display,
  boxShadow: `0 6px 16px ${color.scrim}`,
  opacity: 0,
  transition: `opacity ${ease}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 10,
  padding: '11px 2px 0',
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  color: color.text,
  fontFamily: font.display,
  fontSize: `calc(${size.box} * 1.05)`,
  fontWeight: weight.heading,
  letterSpacing: tracking.body,
  lineHeight: leading.heading,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});
export const limits = style({
  flex: 'none',
  color: color.text,
  fontSize: size.body,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${card}[data-full] ${limits}`, { color: color.textMuted });
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: 34,
  paddingInline: 2,
});
export const who = style({
  minWidth: 0,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: '22px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** The limits stand below the name where both have no room in a line. */
globalStyle(`${head}, ${line}`, { '@container': { '(width < 220px)': { display: 'block' } } });
globalStyle(name, { display: 'block', '@container': { '(width < 220px)': { fontSize: 18 } } });
globalStyle(limits, { '@container': { '(width < 220px)': { fontSize: size.small } } });

export const numbers = style({
  display: 'flex',
  flex: 'none',
  gap: 4,
  margin: '3px 0 0',
  padding: 0,
  listStyle: 'none',
});
const number = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 23,
  height: 21,
  borderRadius: 6,
  color: oklch(1, 0, 0),
  fontSize: 12.5,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
});
export const black = style([number, { background: oklch(0.18, 0.01, 60) }]);
export const red = style([number, { background: oklch(0.5, 0.17, 18) }]);
export const zero = style([number, { background: oklch(0.47, 0.11, 155) }]);

export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 6,
  top: 4,
  zIndex: 2,
  width: 40,
  height: 40,
  background: 'none',
  color: color.onOverlay,
  filter: `drop-shadow(0 1px 2px ${color.scrim})`,
  selectors: { '&[aria-pressed=true]': { color: color.live } },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});

for (const state of ['hover', 'has(a:focus-visible)']) {
  globalStyle(`${card}:${state} ${picture}`, { scale: '1.03' });
  globalStyle(`${card}:${state} ${frame}::after`, { boxShadow: `inset 0 0 0 2px ${color.second}` });
  globalStyle(`${card}:${state} ${take}`, { opacity: 1, '@media': { [below('tablet')]: { opacity: 0 } } });
}
globalStyle(`${card}:has(a:focus-visible) ${frame}`, {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: 3,
});
