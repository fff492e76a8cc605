import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, motion, space, weight } = tokens;

export const row = style({
  display: 'flex',
  gap: 12,
  /** From edge to edge of the column; what follows stands close below. */
  margin: `0 calc(-1 * ${space.gutter}) -16px`,
  padding: `6px ${space.gutter} 16px`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.gutter,
  scrollbarWidth: 'none',
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});
export const place = style({ flex: 'none', width: 74 });
export const story = style({
  display: 'block',
  color: 'inherit',
  fontSize: 12,
  fontWeight: weight.medium,
  lineHeight: '15px',
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&[data-seen]': { color: color.textMuted } },
});
export const ring = style({
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  width: 74,
  height: 74,
  marginBottom: 9,
  padding: 3,
  border: `3px solid ${color.accent}`,
  borderRadius: '50%',
  transition: `scale ${motion.duration} ${motion.easing}`,
  selectors: { '[data-seen] > &': { borderColor: color.line }, 'a:hover > &': { scale: '1.04' } },
});
export const picture = style({ width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' });
export const tag = style({
  position: 'absolute',
  left: '50%',
  bottom: -8,
  translate: '-50%',
  maxWidth: 70,
  padding: '0 7px',
  border: `2px solid ${color.background}`,
  borderRadius: 8,
  overflow: 'hidden',
  background: color.live,
  color: color.surface,
  fontSize: 11,
  fontWeight: weight.display,
  lineHeight: '15px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
