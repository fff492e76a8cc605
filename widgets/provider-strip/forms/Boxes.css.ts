import { style } from '@vanilla-extract/css';
import { below, growing, tokens } from '../../../engine/theme';

const { color, motion, radius, weight } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktopMedium')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 9,
  height: growing(64, 40),
  padding: '0 10px',
  borderRadius: radius.medium,
  background: color.surface,
  color: color.textMuted,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.surfaceRaised, color: color.text },
  '@media': { [below('mobileMedium')]: { gap: 6, padding: '0 6px', fontSize: 14 } },
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
