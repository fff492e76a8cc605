import { lch } from '../color.ts';
import { natural } from '../palettes.ts';
import { onGround } from './ground.ts';

/** Close-ups out of the night: the subject is larger than its frame, one light falls on it, and all round is the dark of its own hue. */
export const nocturne = onGround(
  'nocturne',
  ({ palette, random }) => {
    const { h } = palette.ground.lit;
    const own = natural(h);
    const turn = random.pick([-55, -25, 20, 50]);
    return { lit: lch(Math.min(0.58, own.l), own.c * 0.95, h + turn), mid: lch(0.3, 0.1, h + turn / 2), deep: lch(0.13, 0.05, h) };
  },
  {
    stances: [
      { zoom: 1.55, x: 0.5, y: 0.5, tilt: 5 },
      { zoom: 1.4, x: 0.42, y: 0.48, tilt: 8 },
      { zoom: 1.75, x: 0.58, y: 0.56, tilt: 4 },
    ],
  },
);
