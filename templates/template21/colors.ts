import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** The three inks of a colour: a table, because steps from one hue gave pairs that are hard to tell apart. */
const inks: Readonly<
  Record<
    ColorName,
    {
      readonly bright: readonly [number, number, number?];
      readonly strong: number;
      readonly light: readonly [number, number, number];
    }
  >
> = {
  crimson: { bright: [0.72, 0.17], strong: 265, light: [0.88, 0.15, 85] },
  emerald: { bright: [0.82, 0.16], strong: 25, light: [0.88, 0.15, 95] },
  sapphire: { bright: [0.77, 0.12], strong: 15, light: [0.88, 0.15, 90] },
  amethyst: { bright: [0.78, 0.14], strong: 345, light: [0.88, 0.15, 100] },
  gold: { bright: [0.86, 0.166, 87.6], strong: 25, light: [0.82, 0.105, 230] },
};

/**
 * Paper, black ink and three flat colours: `accent` (white words on it), `second` (the site's own colour) and `third`,
 * which carry words in ink. Every rule and edge is ink.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const { bright, strong, light } = inks[name];
  const ink = oklch(0.19, 0.03, hue);
  const muted = oklch(0.44, 0.035, hue);
  const card = oklch(0.995, 0.004, hue);
  const tint = oklch(0.93, 0.05, hue);
  const deep = oklch(0.47, 0.19, strong);
  const white = oklch(1, 0, 0);
  return {
    background: oklch(0.972, 0.018, hue),
    band: card,
    surface: card,
    surfaceRaised: card,
    surfaceHigh: tint,
    field: card,
    line: ink,
    edge: ink,
    text: ink,
    textMuted: muted,
    textFaint: muted,
    onBand: ink,
    onBandMuted: muted,
    accent: oklch(0.54, 0.2, strong),
    accentHover: deep,
    onAccent: white,
    accentText: deep,
    accentTint: tint,
    accentDeep: oklch(0.91, 0.07, hue),
    onAccentDeep: ink,
    second: oklch(bright[0], bright[1], bright[2] ?? hue),
    onSecond: ink,
    secondTint: tint,
    third: oklch(...light),
    onThird: ink,
    thirdTint: oklch(0.94, 0.05, light[2]),
    figure: deep,
    live: oklch(0.5, 0.2, 27),
    ok: oklch(0.42, 0.11, 155),
    okTint: oklch(0.93, 0.06, 155),
    warn: oklch(0.43, 0.09, 70),
    warnTint: oklch(0.93, 0.08, 85),
    bad: oklch(0.47, 0.19, 27),
    badTint: oklch(0.93, 0.045, 27),
    overlay: card,
    onOverlay: ink,
    focus: oklch(0.54, 0.2, strong),
    scrim: oklch(0.19, 0.03, hue, 0.66),
  };
}
