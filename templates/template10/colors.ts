import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/**
 * Lightness and chroma of what is filled, lightness of the colour as text, and whether ink instead of white stands on
 * the fill.
 */
const fills: Readonly<Record<ColorName, readonly [lightness: number, chroma: number, text: number, isLight: boolean]>> =
  {
    crimson: [0.54, 0.21, 0.72, false],
    emerald: [0.76, 0.16, 0.8, true],
    sapphire: [0.53, 0.19, 0.74, false],
    amethyst: [0.52, 0.2, 0.76, false],
    gold: [0.83, 0.15, 0.85, true],
  };

/** A dark hall: black with a breath of the hue, one fill, and the lamp of the projector for every figure. */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [lightness, chroma, textLightness, isLight] = fills[name];
  const background = oklch(0.115, 0.006, hue);
  const text = oklch(0.975, 0.004, hue);
  const muted = oklch(0.76, 0.012, hue);
  const lamp = oklch(0.91, 0.075, 84);
  const accentText = oklch(textLightness, 0.16, hue);
  return {
    background,
    band: background,
    surface: oklch(0.175, 0.009, hue),
    surfaceRaised: oklch(0.225, 0.012, hue),
    surfaceHigh: oklch(0.27, 0.014, hue),
    field: oklch(0.145, 0.008, hue),
    line: oklch(0.31, 0.012, hue),
    edge: oklch(0.58, 0.015, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(lightness, chroma, hue),
    accentHover: oklch(isLight ? lightness + 0.05 : lightness - 0.04, chroma, hue),
    onAccent: isLight ? oklch(0.16, 0.03, hue) : oklch(0.99, 0.005, hue),
    accentText,
    accentTint: oklch(0.26, 0.05, hue),
    accentDeep: oklch(0.24, 0.05, hue),
    onAccentDeep: text,
    second: lamp,
    onSecond: oklch(0.2, 0.03, 84),
    secondTint: oklch(0.27, 0.03, 84),
    third: oklch(0.8, 0.11, 210),
    onThird: oklch(0.18, 0.03, 210),
    thirdTint: oklch(0.26, 0.04, 210),
    figure: lamp,
    live: oklch(0.74, 0.16, 22),
    ok: oklch(0.8, 0.15, 155),
    okTint: oklch(0.26, 0.05, 155),
    warn: oklch(0.85, 0.13, 84),
    warnTint: oklch(0.28, 0.05, 78),
    bad: oklch(0.77, 0.13, 22),
    badTint: oklch(0.27, 0.07, 22),
    overlay: oklch(0.07, 0.004, hue, 0.86),
    onOverlay: oklch(0.985, 0.003, hue),
    focus: lamp,
    scrim: oklch(0.02, 0, 0, 0.75),
  };
}
