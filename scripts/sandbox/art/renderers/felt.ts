import { lch } from '../color.ts';
import { onGround } from './ground.ts';

/**
 * Painterly objects in evening light: the ground falls from a warm glow behind the subject to another hue at the rim.
 */
export const felt = onGround(
  'felt',
  ({ palette, random }) => {
    const { h } = palette.ground.lit;
    const turn = random.pick([-70, -45, 40, 65]);
    const pattern = random.pick(['bokeh', 'rays', 'rings', 'bokeh'] as const);
    return { pattern, lit: lch(0.72, 0.13, h), mid: lch(0.48, 0.14, h + turn / 2), deep: lch(0.24, 0.09, h + turn) };
  },
  {
    stances: [
      { zoom: 1.02, x: 0.42, y: 0.52, tilt: 6 },
      { zoom: 0.96, x: 0.58, y: 0.51, tilt: 6 },
      { zoom: 1.1, x: 0.5, y: 0.54, tilt: 4 },
    ],
  },
);
