import { lch } from '../color.ts';
import type { Lch } from '../types.ts';
import { onGround } from './ground.ts';

/** Skies of posters, from where the light is to where it ends. */
const skies: readonly (readonly [lit: Lch, mid: Lch, deep: Lch])[] = [
  [lch(0.92, 0.09, 88), lch(0.76, 0.13, 65), lch(0.5, 0.13, 42)],
  [lch(0.72, 0.13, 30), lch(0.42, 0.12, 350), lch(0.24, 0.07, 305)],
  [lch(0.62, 0.1, 262), lch(0.36, 0.11, 268), lch(0.2, 0.07, 272)],
  [lch(0.72, 0.15, 45), lch(0.52, 0.17, 32), lch(0.33, 0.13, 24)],
  [lch(0.66, 0.09, 190), lch(0.44, 0.08, 200), lch(0.25, 0.05, 210)],
  [lch(0.84, 0.09, 70), lch(0.62, 0.08, 230), lch(0.36, 0.07, 240)],
  [lch(0.66, 0.09, 80), lch(0.4, 0.06, 70), lch(0.2, 0.03, 60)],
];

/**
 * A poster of the thirties: one subject in volume from edge to edge, the light behind it in rays, the sky of few inks.
 */
export const airbrush = onGround(
  'airbrush',
  ({ random }) => {
    const [lit, mid, deep] = random.pick(skies);
    return { pattern: random.pick(['rays', 'rays', 'rings', 'hills']), lit, mid, deep };
  },
  {
    stances: [
      { zoom: 1, x: 0.5, y: 0.52 },
      { zoom: 0.94, x: 0.48, y: 0.5, tilt: 6 },
      { zoom: 1.08, x: 0.52, y: 0.54, tilt: 3 },
    ],
  },
);
