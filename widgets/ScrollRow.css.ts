import { style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../engine/theme';

const { color, motion, radius, space } = tokens;

/** Room around the cards for rings and shadows that the row must not cut. */
const bleed = 6;

export const row = style({
  display: 'flex',
  gap: space.item,
  margin: `${-bleed}px calc(-1 * ${space.gutter})`,
  padding: `${bleed}px ${space.gutter}`,
  scrollPaddingInline: space.gutter,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
});

/** Where more is to come, the last 64 px fade out; a thumb needs no such hint. */
export const fading = style({
  '@media': {
    '(hover: hover)': {
      maskImage: `linear-gradient(90deg, ${color.text} calc(100% - 64px), transparent calc(100% + 24px))`,
    },
  },
});

export const arrows = style({
  display: 'flex',
  gap: 4,
  '@media': { '(hover: none), (width < 768px)': { display: 'none' } },
});

export const arrow = style({
  ...bareButton,
  width: 32,
  height: 32,
  borderRadius: radius.control,
  background: color.surface,
  color: color.textMuted,
  transition: `background-color ${motion.duration} ${motion.easing}`,
  selectors: {
    '&:hover': { background: color.surfaceRaised, color: color.text },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  },
});
