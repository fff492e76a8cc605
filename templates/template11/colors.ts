import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** What means "yours": lightness and chroma of the fill, lightness of the colour as text, hue of the second accent. */
const fills: Readonly<Record<ColorName, readonly [lightness: number, chroma: number, text: number, second: number]>> = {
  crimson: [0.5, 0.175, 0.46, 285],
  emerald: [0.48, 0.115, 0.445, 62],
  sapphire: [0.5, 0.17, 0.46, 62],
  amethyst: [0.49, 0.18, 0.46, 62],
  gold: [0.815, 0.155, 0.46, 255],
};

/**
 * A grey trading desk: charcoal bars over white rows, and one loud colour. Gold is too light for white words: ink
 * stands on it.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [lightness, chroma, textLightness, secondHue] = fills[name];
  const isLight = lightness > 0.7;
  const charcoal = oklch(0.235, 0.014, hue);
  const bar = oklch(0.285, 0.016, hue);
  const white = oklch(0.99, 0.002, hue);
  const text = oklch(0.215, 0.012, hue);
  const muted = oklch(0.43, 0.012, hue);
  const accent = oklch(lightness, chroma, hue);
  const accentText = oklch(textLightness, isLight ? 0.095 : chroma * 0.92, hue);
  const secondText = oklch(0.45, 0.1, secondHue);
  return {
    background: oklch(0.882, 0.006, hue),
    band: charcoal,
    surface: oklch(0.968, 0.003, hue),
    surfaceRaised: oklch(0.925, 0.006, hue),
    surfaceHigh: oklch(0.915, 0.007, hue),
    field: oklch(0.988, 0.002, hue),
    line: oklch(0.86, 0.007, hue),
    edge: oklch(0.6, 0.012, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: white,
    onBandMuted: oklch(0.8, 0.012, hue),
    accent,
    accentHover: oklch(isLight ? lightness + 0.03 : lightness - 0.05, chroma, hue),
    onAccent: isLight ? oklch(0.2, 0.03, hue) : white,
    accentText,
    accentTint: oklch(0.925, 0.035, hue),
    accentDeep: charcoal,
    onAccentDeep: oklch(0.83, 0.15, hue),
    second: secondText,
    onSecond: white,
    secondTint: oklch(0.78, 0.15, secondHue),
    third: bar,
    onThird: white,
    thirdTint: oklch(0.925, 0.006, hue),
    figure: accentText,
    live: oklch(0.5, 0.2, 25),
    ok: oklch(0.43, 0.11, 150),
    okTint: oklch(0.925, 0.05, 150),
    warn: oklch(0.45, 0.095, 70),
    warnTint: oklch(0.93, 0.06, 80),
    bad: oklch(0.47, 0.18, 25),
    badTint: oklch(0.93, 0.03, 25),
    overlay: oklch(0.235, 0.014, hue, 0.88),
    onOverlay: white,
    focus: accentText,
    scrim: oklch(0.16, 0.012, hue, 0.62),
  };
}
