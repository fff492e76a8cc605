import { lch } from '../color.ts';
import { natural } from '../palettes.ts';
import { onGround } from './ground.ts';

/**
 * Painterly objects in a bright studio: a vivid ground in the subject's own hue, lit from the middle, rays or columns
 * behind.
 */
export const gloss = onGround('gloss', ({ palette, random }) => {
  const { h } = palette.ground.lit;
  const own = natural(h);
  return {
    scatter: [],
    pattern: random.pick(['rays', 'columns', 'bokeh', 'rays']),
    lit: lch(Math.min(0.7, own.l), own.c * 0.9, h),
    mid: lch(0.47, 0.14, h - 4),
    deep: lch(0.3, 0.11, h - 8),
  };
});
