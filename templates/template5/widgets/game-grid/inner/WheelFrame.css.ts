import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

/** Dark metal in the hue of the surface below. */
const metal = `color-mix(in oklab, ${tokens.color.band} 70%, ${tokens.color.onThird})`;

export const frame = style({ position: 'absolute', inset: 0 });
const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
});
export const turning = style([
  drawing,
  {
    rotate: 'var(--lv-turn, 0deg)',
    transition: 'rotate var(--lv-turn-time, 600ms) ease-in-out',
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  },
]);
export const still = style([drawing]);
export const ring = style({ stroke: metal, strokeWidth: 5 });
export const spoke = style({ stroke: metal, strokeWidth: 3 });
export const bulb = styleVariants({ bright: { fill: tokens.color.second }, pale: { fill: tokens.color.surfaceHigh } });
export const leg = style({ stroke: tokens.color.accent, strokeWidth: 18, strokeLinecap: 'round' });
export const hub = style({ fill: tokens.color.surfaceHigh, stroke: tokens.color.text, strokeWidth: 3 });
export const plate = style({ fill: tokens.color.accent });
export const star = style({ fill: tokens.color.second });
