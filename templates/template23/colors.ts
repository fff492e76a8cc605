import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/**
 * Of each colour: its hue, lightness and chroma of the lacquer, and of the lamplight and the gilt on it (L, C, hue).
 */
const lamps: Readonly<Record<ColorName, { readonly hue: number; readonly lacquer: readonly [number, number] }>> = {
  crimson: { hue: 22, lacquer: [0.53, 0.185] },
  emerald: { hue: 162, lacquer: [0.47, 0.115] },
  sapphire: { hue: 258, lacquer: [0.51, 0.16] },
  amethyst: { hue: 308, lacquer: [0.5, 0.17] },
  gold: { hue: 78, lacquer: [0.5, 0.11] },
};

/**
 * A street after dark: surfaces hold back, and only lamplight and paper are bright. `accent` is lamplight, `accentDeep`
 * lacquer, `second` the gilt of ornaments, `third` paper. Beside golden lacquer lamps burn like candles, paler than
 * elsewhere.
 */
export function colors(name: ColorName): ColorTokens {
  const { hue, lacquer } = lamps[name];
  const isGold = name === 'gold';
  const light = (by = 0) => (isGold ? oklch(0.915 + by, 0.08, 92) : oklch(0.85 + by, 0.125, 80));
  const onLight = oklch(0.22, 0.05, 40);
  const text = oklch(0.955, 0.018, 80);
  const muted = oklch(0.81, 0.032, 65);
  const tint = (of: number) => oklch(0.285, 0.06, of);
  return {
    background: oklch(0.158, 0.03, hue),
    band: oklch(0.13, 0.026, hue),
    surface: oklch(0.225, 0.048, hue),
    surfaceRaised: oklch(0.275, 0.06, hue),
    surfaceHigh: oklch(0.315, 0.066, hue),
    field: oklch(0.19, 0.04, hue),
    line: oklch(0.37, 0.07, hue),
    edge: oklch(0.62, 0.08, hue * 0.4 + 40),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: light(),
    accentHover: light(0.04),
    onAccent: onLight,
    accentText: light(),
    accentTint: oklch(0.29, 0.07, hue),
    accentDeep: oklch(...lacquer, hue),
    onAccentDeep: oklch(0.985, 0.01, 80),
    second: isGold ? oklch(0.78, 0.1, 84) : oklch(0.72, 0.145, 62),
    onSecond: onLight,
    secondTint: oklch(0.27, 0.055, 55),
    third: oklch(0.945, 0.032, 82),
    onThird: oklch(0.25, 0.055, 35),
    thirdTint: oklch(0.275, 0.06, hue),
    figure: light(),
    live: oklch(0.79, 0.14, 25),
    ok: oklch(0.82, 0.15, 155),
    okTint: tint(155),
    warn: oklch(0.86, 0.13, 84),
    warnTint: tint(78),
    bad: oklch(0.79, 0.13, 22),
    badTint: tint(22),
    overlay: oklch(0.13, 0.03, hue, 0.86),
    onOverlay: text,
    focus: light(),
    scrim: oklch(0.07, 0.02, hue, 0.74),
  };
}
