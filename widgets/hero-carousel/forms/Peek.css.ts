import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bareButton, below, growing, tokens } from '../../../engine/theme';
import { slidePlace, slideTrack } from '../rules';

const slideWidth = createVar();
const slideHeight = createVar();
const gap = createVar();
const peek = createVar();

export const stage = style({ position: 'relative', gridColumn: '1 / -1' });

export const window = style({
  position: 'relative',
  containerType: 'inline-size',
  vars: {
    [slideWidth]: 'min(1080px, 100cqi - 160px)',
    [slideHeight]: growing(420, 330),
    [gap]: '28px',
    [peek]: `calc((100cqi - ${slideWidth}) / 2)`,
  },
  '@media': {
    [below('tablet')]: {
      vars: { [slideWidth]: 'calc(100cqi - 72px)', [slideHeight]: growing(424, 330), [gap]: '12px' },
    },
  },
});

export const track = style({
  ...slideTrack,
  position: 'relative',
  gap,
  padding: `0 ${peek}`,
});

export const place = style({
  ...slidePlace,
  position: 'relative',
  width: slideWidth,
  height: slideHeight,
  scrollSnapAlign: 'center',
  viewTimeline: '--slide inline',
});

const neighbour = style({
  vars: { '--lv-slide': slideWidth },
  position: 'absolute',
  insetBlock: 0,
  width: `calc(${peek} - ${gap})`,
  overflow: 'hidden',
});
/**
 * A neighbour is as wide as a slide; only the part inside the page is drawn, so that the row ends where its last slide
 * ends.
 */
export const ghost = styleVariants({
  before: [neighbour, { right: `calc(100% + ${gap})`, display: 'flex', justifyContent: 'flex-end' }],
  after: [neighbour, { left: `calc(100% + ${gap})`, display: 'flex' }],
});

export const controls = style({ '@media': { '(scripting: none)': { display: 'none' } } });

const round = style({
  position: 'absolute',
  top: `calc(${slideHeight} / 2 - 28px)`,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: 0,
  borderRadius: tokens.radius.round,
  background: tokens.color.surface,
  color: tokens.color.accent,
  cursor: 'pointer',
  '@media': { [below('tablet')]: { display: 'none' } },
});
globalStyle(`${round} svg`, { width: 26, height: 26, strokeWidth: 3.6 });
export const arrow = styleVariants({
  back: [round, { left: `calc(${peek} - 28px)` }],
  next: [round, { right: `calc(${peek} - 28px)` }],
});

export const dots = style({
  position: 'absolute',
  right: `calc(${peek} + 40px)`,
  top: `calc(${slideHeight} - 52px)`,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  padding: '0 6px',
  borderRadius: tokens.radius.round,
  background: `color-mix(in oklab, ${tokens.color.accentDeep} 62%, transparent)`,
  color: tokens.color.onAccentDeep,
  '@media': {
    [below('tablet')]: {
      right: 'auto',
      left: '50%',
      translate: '-50%',
      maxWidth: `calc(${slideWidth} - 24px)`,
      top: `calc(${slideHeight} - 40px)`,
      background: 'none',
    },
  },
});

export const dot = style({
  ...bareButton,
  width: 24,
  height: 28,
  '::before': {
    content: '',
    width: 12,
    height: 12,
    borderRadius: tokens.radius.round,
    background: 'currentColor',
    opacity: 0.6,
  },
  selectors: { '&[aria-current]': { width: 48 }, '&[aria-current]::before': { width: 36, opacity: 1 } },
  '@media': {
    '(pointer: coarse)': {
      flex: '0 1 44px',
      minWidth: 24,
      height: 44,
      selectors: { '&[aria-current]': { flexBasis: 52 } },
    },
  },
});

export const pause = style({
  ...bareButton,
  width: 28,
  height: 28,
  marginInlineStart: 4,
  '@media': {
    '(pointer: coarse)': { flex: 'none', width: 44, height: 44, margin: 0 },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
