import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, size, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;

export const card = style({ position: 'relative', minWidth: 0 });
export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surfaceRaised,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', transition: `scale ${ease}` });
export const tag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 14,
  padding: '4px 12px',
  background: color.surface,
  color: color.text,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: '18px',
});
export const play = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  padding: '12px 22px',
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  lineHeight: '20px',
  opacity: 0,
  transition: `opacity ${ease}`,
});
export const name = style({
  display: 'block',
  marginTop: 12,
  overflow: 'hidden',
  color: color.text,
  fontFamily: font.display,
  fontSize: 'clamp(17px, 1.5vw, 22px)',
  fontWeight: 430,
  letterSpacing: '-.012em',
  lineHeight: 1.3,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const studio = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 12,
  top: 12,
  zIndex: 2,
  width: 36,
  height: 36,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
});

for (const state of ['hover', 'has(a:focus-visible)']) {
  globalStyle(`${card}:${state} ${picture}`, { scale: '1.035' });
  globalStyle(`${card}:${state} ${name}`, {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: 5,
  });
  globalStyle(`${card}:${state} ${play}`, { opacity: 1 });
}
globalStyle(`${card}:has(a:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 4 });
