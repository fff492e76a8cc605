import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';
import { wholeName } from '../rules';

const { color, layout, space } = tokens;
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2 + ${space.gutter})`;
const solid = keyframes({ to: { opacity: 1 } });

/** A veil over the picture; a solid ground fades in as the page moves. */
export const overlay = style({
  position: 'relative',
  color: color.onOverlay,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 -100px',
    zIndex: -1,
    background: `linear-gradient(${color.overlay}, color-mix(in oklab, ${color.overlay} 62%, transparent) 54%, transparent)`,
    pointerEvents: 'none',
  },
  /** Its own foot is soft, also where it stands at rest. */
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 0 -28px',
    zIndex: -1,
    background: `linear-gradient(${color.background} calc(100% - 28px), transparent)`,
    pointerEvents: 'none',
    opacity: 0,
    animation: `${solid} linear both`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 200px',
  },
  '@supports': { 'not (animation-timeline: scroll(root))': { '::after': { opacity: 0.9, animation: 'none' } } },
  /**
   * It follows the page and moves nothing: the fall of all durations for those who want less motion would show its end
   * at once.
   */
  '@media': { '(prefers-reduced-motion: reduce)': { '::after': { animationDuration: 'auto !important' } } },
});

export const first = style({
  display: 'flex',
  alignItems: 'center',
  gap: 30,
  height: `calc(${layout.header} - 40px)`,
  paddingInline: margin,
  '@media': { [below('desktopMedium')]: { gap: 14 } },
});
export const logo = style({
  ...wholeName,
  flex: '0 1 auto',
  minWidth: 30,
  fontSize: 25,
  '@media': { [below('tablet')]: { fontSize: 21 } },
});
globalStyle(`${logo} > img`, {
  height: 30,
  marginBlock: 7,
  '@media': { [below('tablet')]: { height: 26, marginBlock: 9 } },
});
globalStyle(`[data-auth] ${first} [data-part="wordmark"]`, { '@media': { [below('tablet')]: { display: 'none' } } });

export const nav = style({ flex: '1 1 0', minWidth: 0 });
export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  '@media': { [below('tablet')]: { gap: 4 } },
});
export const second = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 32,
  minHeight: 40,
  paddingInline: margin,
  '@media': { [from('desktopMedium')]: { flexWrap: 'nowrap' } },
});
/**
 * The notice stands whole at the end; the categories scroll where they have not the room. Below that it has a line of
 * its own.
 */
globalStyle(`${second} > [data-part="notice-dot"]`, {
  flex: 'none',
  maxWidth: '100%',
  '@media': { [from('desktopMedium')]: { maxWidth: '30%' } },
});
export const categories = style({
  flex: '0 1 auto',
  minWidth: 0,
  height: 40,
  '@media': { '(pointer: coarse)': { height: 44 } },
});
