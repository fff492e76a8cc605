import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Lightness and chroma of the one colour: a single lightness for all hues would turn crimson to salmon. */
const accents: Readonly<Record<ColorName, readonly [lightness: number, chroma: number]>> = {
  crimson: [0.71, 0.19],
  emerald: [0.84, 0.18],
  sapphire: [0.76, 0.14],
  amethyst: [0.76, 0.16],
  gold: [0.86, 0.17],
};

/**
 * A dark screen with a breath of the hue: the one colour for what is pressed and what is usual, a second one for what
 * is rare, large or a bonus.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const tone = (lightness: number, chroma: number) => oklch(lightness, chroma, hue);
  const background = tone(0.155, 0.012);
  const text = tone(0.93, 0.018);
  const muted = tone(0.73, 0.03);
  const [lightness, chroma] = accents[name];
  const accent = tone(lightness, chroma);
  const ink = tone(0.17, 0.04);
  const second = oklch(0.84, 0.15, hue - 75);
  const tint = (of: number) => oklch(0.235, 0.04, of);
  // Where the one colour is red, a loss is grey: they must differ.
  const bad = name === 'crimson' ? muted : oklch(0.72, 0.16, 25);
  return {
    background,
    band: tone(0.2, 0.017),
    surface: tone(0.185, 0.015),
    surfaceRaised: tone(0.225, 0.02),
    surfaceHigh: tone(0.275, 0.028),
    field: background,
    line: tone(0.335, 0.032),
    edge: tone(0.56, 0.05),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent,
    accentHover: tone(lightness + 0.04, chroma * 0.8),
    onAccent: ink,
    accentText: accent,
    accentTint: tone(0.3, 0.05),
    accentDeep: tone(0.3, 0.06),
    onAccentDeep: tone(0.97, 0.012),
    second,
    onSecond: ink,
    secondTint: oklch(0.26, 0.045, hue - 75),
    third: oklch(0.9, 0.08, hue - 75),
    onThird: ink,
    thirdTint: tone(0.26, 0.035),
    figure: accent,
    live: accent,
    ok: tone(0.84, 0.1),
    okTint: tone(0.26, 0.045),
    warn: oklch(0.86, 0.13, 84),
    warnTint: tint(80),
    bad,
    badTint: tint(25),
    overlay: oklch(0.13, 0.012, hue, 0.9),
    onOverlay: text,
    focus: second,
    scrim: oklch(0.06, 0.01, hue, 0.8),
  };
}
