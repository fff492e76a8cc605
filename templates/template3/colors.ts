import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Chroma of the first ink and hue of the second: a table, because a fixed step from the first gave a mint sun. */
const inks: Readonly<Record<ColorName, readonly [chroma: number, second: number]>> = {
  crimson: [0.165, 72],
  emerald: [0.1, 48],
  sapphire: [0.135, 45],
  amethyst: [0.15, 70],
  gold: [0.095, 32],
};

/** Warm paper in every colour, two inks on it. */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [chroma, second] = inks[name];
  const paper = oklch(0.976, 0.012, 88);
  const white = oklch(0.993, 0.005, 88);
  const ink = oklch(0.25, 0.045, hue);
  const muted = oklch(0.45, 0.03, hue);
  const accent = oklch(0.44, chroma, hue);
  const deep = oklch(0.33, chroma * 0.8, hue);
  const onFill = oklch(0.985, 0.01, 88);
  const sun = oklch(0.5, 0.13, second);
  return {
    background: paper,
    band: paper,
    surface: white,
    surfaceRaised: oklch(0.948, 0.02, 86),
    surfaceHigh: oklch(0.93, 0.022, 86),
    field: white,
    line: oklch(0.86, 0.018, 86),
    edge: oklch(0.58, 0.03, hue),
    text: ink,
    textMuted: muted,
    textFaint: muted,
    onBand: ink,
    onBandMuted: muted,
    accent,
    accentHover: deep,
    onAccent: onFill,
    accentText: accent,
    accentTint: oklch(0.92, 0.03, hue),
    accentDeep: deep,
    onAccentDeep: onFill,
    second: sun,
    onSecond: onFill,
    secondTint: oklch(0.94, 0.035, second),
    third: deep,
    onThird: onFill,
    thirdTint: oklch(0.94, 0.02, hue),
    figure: ink,
    live: oklch(0.48, 0.18, 27),
    ok: oklch(0.42, 0.1, 155),
    okTint: oklch(0.94, 0.04, 155),
    warn: oklch(0.44, 0.09, 70),
    warnTint: oklch(0.94, 0.05, 85),
    bad: oklch(0.46, 0.17, 27),
    badTint: oklch(0.94, 0.03, 27),
    overlay: oklch(0.2, 0.03, hue, 0.84),
    onOverlay: white,
    focus: accent,
    scrim: oklch(0.25, 0.045, hue, 0.5),
  };
}
