import { oklch } from '../../engine/theme';

/** Ground and words of a bill's title block: a deep ink, the paper, and a second ink, each in three hues. */
export const inks = [
  [oklch(0.23, 0.05, 262), oklch(0.96, 0.025, 85)],
  [oklch(0.955, 0.028, 78), oklch(0.24, 0.05, 25)],
  [oklch(0.4, 0.12, 22), oklch(0.975, 0.015, 60)],
  [oklch(0.24, 0.055, 30), oklch(0.96, 0.025, 82)],
  [oklch(0.955, 0.028, 40), oklch(0.24, 0.05, 340)],
  [oklch(0.4, 0.1, 152), oklch(0.975, 0.015, 110)],
  [oklch(0.23, 0.05, 155), oklch(0.96, 0.025, 100)],
  [oklch(0.955, 0.028, 105), oklch(0.24, 0.05, 150)],
  [oklch(0.4, 0.12, 330), oklch(0.975, 0.015, 60)],
] as const;
