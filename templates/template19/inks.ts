import { oklch } from '../../engine/theme';

/** Ground and words of a poster's title band: six deep inks, each with the light that it was printed under. */
export const inks = [
  [oklch(0.265, 0.045, 210), oklch(0.88, 0.1, 85)],
  [oklch(0.22, 0.055, 300), oklch(0.88, 0.1, 70)],
  [oklch(0.23, 0.065, 268), oklch(0.92, 0.09, 85)],
  [oklch(0.25, 0.08, 20), oklch(0.9, 0.07, 80)],
  [oklch(0.23, 0.035, 50), oklch(0.93, 0.07, 90)],
  [oklch(0.24, 0.03, 175), oklch(0.89, 0.07, 88)],
] as const;
