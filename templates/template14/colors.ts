import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** The dye of each cloth: its hue, how strong it is, and what is filled with light on it. */
const cloths: Readonly<
  Record<
    ColorName,
    {
      readonly hue: number;
      readonly dye: number;
      readonly accent: readonly [number, number, number];
      readonly words?: readonly [number, number, number];
    }
  >
> = {
  // The fill is deeper than the words, so that it reads red and not salmon.
  crimson: { hue: 14, dye: 0.062, accent: [0.7, 0.185, 24], words: [0.76, 0.14, 22] },
  emerald: { hue: 160, dye: 0.046, accent: [0.81, 0.15, 158] },
  sapphire: { hue: 256, dye: 0.062, accent: [0.78, 0.12, 250] },
  amethyst: { hue: 306, dye: 0.062, accent: [0.79, 0.13, 308] },
  gold: { hue: 74, dye: 0.036, accent: [0.84, 0.14, 86] },
};

/** Felt in the light of a lamp: five steps of one cloth, one light fill, brass for what is free or chosen. */
export function colors(name: ColorName): ColorTokens {
  const { hue, dye, accent, words = accent } = cloths[name];
  const cloth = (lightness: number, strength: number) => oklch(lightness, dye * strength, hue);
  const background = cloth(0.236, 1.02);
  const text = oklch(0.962, 0.014, 95);
  const muted = cloth(0.84, 0.6);
  const ink = oklch(0.2, 0.05, hue);
  const brass = name === 'gold' ? oklch(0.9, 0.04, 92) : oklch(0.82, 0.085, 84);
  const [lightness, chroma, turn] = accent;
  return {
    background,
    band: cloth(0.165, 0.7),
    surface: cloth(0.282, 1.15),
    surfaceRaised: cloth(0.33, 1.25),
    surfaceHigh: cloth(0.41, 1.5),
    field: cloth(0.33, 1.25),
    line: cloth(0.41, 1),
    edge: oklch(0.64, 0.05, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(lightness, chroma, turn),
    accentHover: oklch(lightness + 0.05, chroma * 0.85, turn),
    onAccent: ink,
    accentText: oklch(...words),
    accentTint: cloth(0.33, 1.7),
    accentDeep: cloth(0.4, 1.9),
    onAccentDeep: text,
    second: brass,
    onSecond: oklch(0.21, 0.03, 80),
    secondTint: oklch(0.31, 0.04, 80),
    third: oklch(0.9, 0.04, 92),
    onThird: oklch(0.21, 0.03, 80),
    thirdTint: oklch(0.3, 0.03, 80),
    figure: brass,
    live: oklch(0.73, 0.17, 26),
    ok: oklch(0.84, 0.13, 155),
    okTint: oklch(0.32, 0.06, 155),
    warn: oklch(0.87, 0.11, 84),
    warnTint: oklch(0.33, 0.05, 80),
    bad: oklch(0.8, 0.12, 22),
    badTint: oklch(0.32, 0.08, 22),
    overlay: oklch(0.16, 0.02, hue, 0.88),
    onOverlay: text,
    focus: brass,
    scrim: oklch(0.08, 0.012, hue, 0.68),
  };
}
