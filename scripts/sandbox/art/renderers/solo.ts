import { lch } from '../color.ts';
import { natural } from '../palettes.ts';
import { onGround } from './ground.ts';

/**
 * One object alone on a ground of its own hue, with room below for its name: no rays, no coins, only its light and its
 * shadow.
 */
export const solo = onGround(
  'solo',
  ({ palette }) => {
    const { h } = palette.ground.lit;
    const own = natural(h);
    return {
      lit: lch(Math.min(0.66, own.l), own.c * 0.95, h),
      mid: lch(0.46, own.c * 0.9, h - 3),
      deep: lch(0.27, own.c * 0.62, h - 8),
    };
  },
  {
    stances: [
      { zoom: 0.84, x: 0.5, y: 0.43, tilt: 8 },
      { zoom: 0.78, x: 0.54, y: 0.42, tilt: 12 },
    ],
  },
);
