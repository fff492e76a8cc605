import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

interface Dye {
  readonly hue: number;
  /** Lightness, chroma and hue of fills, and whether words on them are white. */
  readonly accent: readonly [number, number, number];
  readonly isWhite: boolean;
  /** Lightness and chroma of words in the site's colour. */
  readonly words: readonly [number, number];
  /** Lightness and chroma of the wall behind the column. */
  readonly wall: readonly [number, number];
}

/** Gold leans to amber: as dark as a fill must be, yellow is olive. */
const dyes: Readonly<Record<ColorName, Dye>> = {
  crimson: { hue: 20, accent: [0.53, 0.2, 20], isWhite: true, words: [0.46, 0.17], wall: [0.32, 0.115] },
  emerald: { hue: 160, accent: [0.48, 0.115, 160], isWhite: true, words: [0.43, 0.1], wall: [0.3, 0.07] },
  sapphire: { hue: 255, accent: [0.5, 0.2, 258], isWhite: true, words: [0.46, 0.17], wall: [0.31, 0.12] },
  amethyst: { hue: 305, accent: [0.49, 0.23, 305], isWhite: true, words: [0.46, 0.17], wall: [0.3, 0.13] },
  gold: { hue: 70, accent: [0.64, 0.14, 72], isWhite: false, words: [0.45, 0.1], wall: [0.385, 0.09] },
};

/** A light column on a dyed wall: `accentDeep` is the wall, `second` lemon (aqua beside gold) with dark ink. */
export function colors(name: ColorName): ColorTokens {
  const { hue, accent, isWhite, words, wall } = dyes[name];
  const [lightness, chroma, turn] = accent;
  const ink = oklch(0.225, 0.055, hue);
  const muted = oklch(0.475, 0.045, hue);
  const white = oklch(1, 0, 0);
  const page = oklch(0.968, 0.014, hue);
  const soft = oklch(0.935, 0.032, hue);
  const inColor = oklch(words[0], words[1], hue);
  const [second, onSecond] =
    name === 'gold'
      ? [oklch(0.885, 0.09, 190), oklch(0.25, 0.06, 190)]
      : [oklch(0.885, 0.165, 95), oklch(0.25, 0.06, 95)];
  return {
    background: page,
    band: page,
    surface: white,
    surfaceRaised: soft,
    surfaceHigh: oklch(0.91, 0.042, hue),
    field: white,
    line: oklch(0.9, 0.022, hue),
    edge: oklch(0.6, 0.05, hue),
    text: ink,
    textMuted: muted,
    textFaint: muted,
    onBand: ink,
    onBandMuted: muted,
    accent: oklch(lightness, chroma, turn),
    accentHover: isWhite ? oklch(lightness - 0.06, chroma, turn) : oklch(lightness + 0.05, chroma, turn),
    onAccent: isWhite ? white : oklch(0.2, 0.05, 75),
    accentText: inColor,
    accentTint: soft,
    accentDeep: oklch(wall[0], wall[1], hue),
    onAccentDeep: white,
    second,
    onSecond,
    secondTint: second,
    third: oklch(0.46, 0.12, 235),
    onThird: white,
    thirdTint: oklch(0.93, 0.035, 235),
    figure: inColor,
    live: oklch(0.5, 0.2, 22),
    ok: oklch(0.44, 0.11, 155),
    okTint: oklch(0.94, 0.05, 155),
    warn: oklch(0.45, 0.1, 70),
    warnTint: oklch(0.95, 0.06, 85),
    bad: oklch(0.49, 0.19, 22),
    badTint: oklch(0.945, 0.03, 20),
    overlay: oklch(0.2, 0.05, hue, 0.86),
    onOverlay: white,
    focus: inColor,
    scrim: oklch(0.15, 0.06, hue, 0.62),
  };
}
