import { lch } from '../color.ts';
import { natural } from '../palettes.ts';
import { onGround } from './ground.ts';

/**
 * Painterly objects by lamplight: a ground as deep as lacquer in the subject's own hue, a warm light behind, lights
 * afloat in the dark.
 */
export const lacquer = onGround(
  'lacquer',
  ({ palette, random }) => {
    const { h } = palette.ground.lit;
    const own = natural(h);
    return {
      pattern: random.pick(['bokeh', 'rays', 'bokeh', 'waves']),
      lit: lch(Math.min(0.52, own.l), Math.min(0.13, own.c), h),
      mid: lch(0.27, 0.08, h - 6),
      deep: lch(0.13, 0.045, h - 10),
    };
  },
  {
    stances: [
      { zoom: 0.96, x: 0.5, y: 0.51, tilt: 6 },
      { zoom: 1.04, x: 0.46, y: 0.52, tilt: 6 },
      { zoom: 0.9, x: 0.54, y: 0.5, tilt: 8 },
    ],
  },
);
