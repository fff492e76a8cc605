import { lch } from '../color.ts';
import { natural } from '../palettes.ts';
import { onGround } from './ground.ts';

/**
 * Things met at night: the subject fills its frame from side to side, one light falls on it, and all round is the dark
 * of its own hue.
 */
export const nocturne = onGround(
  'nocturne',
  ({ palette, random }) => {
    const { h } = palette.ground.lit;
    const own = natural(h);
    const turn = random.pick([-55, -25, 20, 50]);
    const pattern = random.pick(['rays', 'stars', 'rings', 'rays', 'bokeh'] as const);
    return {
      pattern,
      lit: lch(Math.min(0.58, own.l), own.c * 0.95, h + turn),
      mid: lch(0.3, 0.1, h + turn / 2),
      deep: lch(0.13, 0.05, h),
    };
  },
  {
    stances: [
      { zoom: 0.96, x: 0.5, y: 0.47, tilt: 5 },
      { zoom: 0.9, x: 0.48, y: 0.45, tilt: 8 },
      { zoom: 1.04, x: 0.5, y: 0.48, tilt: 4 },
    ],
  },
);
