import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, weight } = tokens;

export const card = style({ position: 'relative', minWidth: 0 });
export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surfaceRaised,
});
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `scale ${motion.duration} ${motion.easing}`,
});
export const tag = style({
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  padding: '0 9px',
  borderRadius: radius.small,
  background: color.overlay,
  color: color.onOverlay,
  fontSize: 12,
  fontWeight: weight.strong,
  lineHeight: '24px',
});
export const name = style({
  display: 'block',
  marginTop: 9,
  overflow: 'hidden',
  color: color.text,
  fontFamily: font.display,
  fontSize: 15,
  fontWeight: weight.display,
  letterSpacing: '-.02em',
  lineHeight: '19px',
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
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '17px',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { flexDirection: 'column', gap: 0 } },
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
}
globalStyle(`${card}:has(a:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 4 });
