import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/**
 * Night in five steps of the hue, one deep fill, and a spark of the hue opposite, with which everything is pressed. The
 * same steps for all five.
 */
export function colors(_: ColorName, hue: number): ColorTokens {
  const opposite = hue + 160;
  const background = oklch(0.135, 0.018, hue);
  const surface = oklch(0.172, 0.024, hue);
  const text = oklch(0.965, 0.008, hue);
  const muted = oklch(0.75, 0.03, hue);
  const spark = oklch(0.9, 0.17, opposite);
  const onSpark = oklch(0.2, 0.05, opposite);
  const glow = oklch(0.78, 0.14, hue);
  return {
    background,
    band: background,
    surface,
    surfaceRaised: oklch(0.215, 0.032, hue),
    surfaceHigh: oklch(0.27, 0.045, hue),
    field: surface,
    line: oklch(0.3, 0.04, hue),
    edge: oklch(0.56, 0.06, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: spark,
    accentHover: oklch(0.94, 0.13, opposite),
    onAccent: onSpark,
    accentText: spark,
    accentTint: oklch(0.25, 0.07, hue),
    accentDeep: oklch(0.47, 0.19, hue),
    onAccentDeep: oklch(0.985, 0.01, hue),
    second: spark,
    onSecond: onSpark,
    secondTint: oklch(0.25, 0.05, opposite),
    third: glow,
    onThird: oklch(0.18, 0.04, hue),
    thirdTint: oklch(0.25, 0.05, hue),
    figure: spark,
    live: oklch(0.72, 0.19, 20),
    ok: oklch(0.8, 0.15, 155),
    okTint: oklch(0.26, 0.05, 155),
    warn: oklch(0.85, 0.13, 84),
    warnTint: oklch(0.28, 0.05, 78),
    bad: oklch(0.77, 0.13, 22),
    badTint: oklch(0.27, 0.07, 22),
    overlay: oklch(0.06, 0.01, hue, 0.88),
    onOverlay: oklch(0.985, 0.004, hue),
    focus: spark,
    scrim: oklch(0.05, 0.01, hue, 0.75),
  };
}
