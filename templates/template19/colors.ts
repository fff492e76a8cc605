import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/**
 * Of each colour: how far it tints the lacquer, lightness and chroma of what is filled, and the hue of the second
 * accent, where that is another.
 */
const lacquers: Readonly<
  Record<ColorName, { readonly tint: number; readonly fill: readonly [number, number]; readonly second?: number }>
> = {
  crimson: { tint: 1, fill: [0.515, 0.17] },
  emerald: { tint: 0.8, fill: [0.485, 0.105] },
  sapphire: { tint: 1, fill: [0.51, 0.15] },
  amethyst: { tint: 1, fill: [0.53, 0.17] },
  gold: { tint: 0.3, fill: [0.8, 0.125], second: 178 },
};

/** Brass that never changes on lacquer in the colour of the site. Takes a colour's name and OKLCH hue. */
export function colors(name: ColorName, hue: number): ColorTokens {
  const { tint, fill, second = hue } = lacquers[name];
  const [lightness, chroma] = fill;
  const isGold = name === 'gold';
  const lacquer = (at: number, depth: number) => oklch(at, depth * tint, hue);
  const text = oklch(0.945, 0.022, 88);
  const muted = oklch(0.8, 0.03, 85);
  const brass = oklch(0.755, 0.095, 83);
  const bright = oklch(0.915, 0.075, 90);
  const timer = oklch(0.8, 0.1, second);
  const tinted = (of: number) => oklch(0.265, 0.045, of);
  return {
    background: lacquer(0.158, 0.036),
    band: lacquer(0.192, 0.044),
    surface: lacquer(0.192, 0.044),
    surfaceRaised: lacquer(0.235, 0.054),
    surfaceHigh: lacquer(0.275, 0.062),
    field: lacquer(0.17, 0.038),
    line: oklch(0.755, 0.095, 83, 0.34),
    edge: oklch(0.58, 0.075, 75),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(lightness, chroma, hue),
    accentHover: oklch(isGold ? 0.85 : lightness - 0.04, chroma, hue),
    onAccent: isGold ? oklch(0.17, 0.02, 85) : oklch(1, 0, 0),
    accentText: bright,
    accentTint: lacquer(0.27, 0.07),
    accentDeep: lacquer(0.3, 0.085),
    onAccentDeep: text,
    second: timer,
    onSecond: oklch(0.19, 0.04, second),
    secondTint: oklch(0.36, 0.065, second),
    third: brass,
    onThird: oklch(0.19, 0.03, 75),
    thirdTint: oklch(0.27, 0.035, 80),
    figure: bright,
    live: oklch(0.77, 0.14, 25),
    ok: oklch(0.82, 0.13, 155),
    okTint: tinted(155),
    warn: oklch(0.86, 0.12, 84),
    warnTint: tinted(78),
    bad: oklch(0.79, 0.12, 22),
    badTint: tinted(22),
    overlay: oklch(0.14, 0.02, 85, 0.94),
    onOverlay: text,
    focus: bright,
    scrim: oklch(0.08, 0.01, 85, 0.74),
  };
}
