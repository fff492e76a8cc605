import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';
import { edge, gold, ink, light } from './metal';

/** What dyes marble and velvet: the hue of each colour, and how strong it is. */
const dyes: Readonly<Record<ColorName, readonly [hue: number, strength: number]>> = {
  gold: [72, 0.55],
  crimson: [18, 1.7],
  emerald: [165, 1.35],
  sapphire: [258, 1.6],
  amethyst: [308, 1.6],
};

/** A dark hall in the colour of its marble; all that is worked on it is gold. */
export function colors(name: ColorName): ColorTokens {
  const [hue, strength] = dyes[name];
  const stone = (lightness: number, chroma: number) => oklch(lightness, chroma * strength, hue);
  const background = stone(0.108, 0.02);
  const text = oklch(0.955, 0.018, 88);
  const muted = oklch(0.775, 0.03, 82);
  return {
    background,
    band: stone(0.14, 0.026),
    surface: stone(0.185, 0.034),
    surfaceRaised: stone(0.235, 0.046),
    surfaceHigh: stone(0.27, 0.048),
    field: background,
    line: oklch(0.36, 0.045, 78),
    edge,
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: gold,
    accentHover: oklch(0.88, 0.11, 90),
    onAccent: ink,
    accentText: gold,
    accentTint: stone(0.26, 0.05),
    accentDeep: stone(0.3, 0.075),
    onAccentDeep: text,
    second: light,
    onSecond: ink,
    secondTint: oklch(0.27, 0.04, 75),
    third: oklch(0.86, 0.05, 88),
    onThird: ink,
    thirdTint: oklch(0.26, 0.03, 80),
    figure: gold,
    live: oklch(0.74, 0.16, 25),
    ok: oklch(0.8, 0.14, 155),
    okTint: oklch(0.26, 0.05, 155),
    warn: oklch(0.86, 0.12, 84),
    warnTint: oklch(0.28, 0.05, 78),
    bad: oklch(0.77, 0.13, 25),
    badTint: oklch(0.27, 0.07, 25),
    overlay: oklch(0.1, 0.02, 70, 0.86),
    onOverlay: light,
    focus: light,
    scrim: oklch(0.03, 0.005, 70, 0.72),
  };
}
