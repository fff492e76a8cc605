import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Lightness and chroma of what is filled, and the hue of the second colour. */
const fills: Readonly<Record<ColorName, readonly [lightness: number, chroma: number, second: number]>> = {
  crimson: [0.7, 0.19, 88],
  emerald: [0.8, 0.175, 42],
  sapphire: [0.74, 0.135, 70],
  amethyst: [0.76, 0.15, 150],
  gold: [0.85, 0.16, 28],
};

/**
 * A dark board of cells: two depths of the hue, one bright fill, a second colour, a deep one, and cream. Colour alone
 * separates.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [lightness, chroma, other] = fills[name];
  const background = oklch(0.155, 0.014, hue);
  const band = oklch(0.25, 0.02, hue);
  const text = oklch(0.97, 0.008, hue);
  const muted = oklch(0.77, 0.02, hue);
  const ink = oklch(0.17, 0.035, hue);
  const accent = oklch(lightness, chroma, hue);
  const second = oklch(0.765, 0.155, other);
  const cream = oklch(0.945, 0.025, 95);
  return {
    background,
    band,
    surface: oklch(0.212, 0.017, hue),
    surfaceRaised: oklch(0.27, 0.02, hue),
    surfaceHigh: oklch(0.33, 0.022, hue),
    field: oklch(0.17, 0.014, hue),
    line: oklch(0.35, 0.022, hue),
    edge: oklch(0.6, 0.03, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent,
    accentHover: oklch(lightness + 0.05, chroma, hue),
    onAccent: ink,
    accentText: accent,
    accentTint: oklch(0.27, 0.05, hue),
    accentDeep: oklch(0.37, 0.085, hue),
    onAccentDeep: text,
    second,
    onSecond: oklch(0.19, 0.04, other),
    secondTint: oklch(0.27, 0.04, other),
    third: cream,
    onThird: ink,
    thirdTint: oklch(0.27, 0.015, 95),
    figure: accent,
    live: oklch(0.76, 0.15, 22),
    ok: oklch(0.8, 0.15, 155),
    okTint: oklch(0.27, 0.05, 155),
    warn: oklch(0.85, 0.13, 84),
    warnTint: oklch(0.29, 0.05, 78),
    bad: oklch(0.77, 0.13, 22),
    badTint: oklch(0.28, 0.07, 22),
    overlay: oklch(0.13, 0.02, hue, 0.86),
    onOverlay: oklch(0.985, 0.004, hue),
    focus: cream,
    scrim: oklch(0.03, 0.005, hue, 0.75),
  };
}
