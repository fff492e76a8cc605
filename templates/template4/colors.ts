import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

interface Tint {
  /** How much the hue tints the neutrals; warm hues little, so that slate stays slate. */
  readonly neutral: number;
  /** Lightness and chroma of what is filled. */
  readonly fill: readonly [number, number];
  /** Ink instead of white on the fill. */
  readonly isLight: boolean;
  /** Lightness of the colour as text. */
  readonly text: number;
}

const tints: Readonly<Record<ColorName, Tint>> = {
  crimson: { neutral: 0.42, fill: [0.56, 0.19], isLight: false, text: 0.76 },
  emerald: { neutral: 0.6, fill: [0.76, 0.15], isLight: true, text: 0.8 },
  sapphire: { neutral: 1, fill: [0.56, 0.18], isLight: false, text: 0.77 },
  amethyst: { neutral: 0.75, fill: [0.55, 0.19], isLight: false, text: 0.77 },
  gold: { neutral: 0.42, fill: [0.82, 0.15], isLight: true, text: 0.84 },
};

/** Hues of money and medals: brass, and ice where the site itself is gold. */
const brass = 85;
const ice = 255;

/** A desk at night: slate in five depths, one fill, one colour for money. Takes the colour's name and OKLCH hue. */
export function colors(name: ColorName, hue: number): ColorTokens {
  const { neutral, fill, isLight, text } = tints[name];
  const slate = (lightness: number, chroma: number) => oklch(lightness, chroma * neutral, hue);
  const money = name === 'gold' ? ice : brass;
  const [light, chroma] = fill;
  const bright = oklch(0.955, 0.008, hue);
  const muted = slate(0.8, 0.02);
  const accentText = oklch(text, 0.12, hue);
  return {
    background: slate(0.205, 0.02),
    band: slate(0.232, 0.023),
    surface: slate(0.25, 0.025),
    surfaceRaised: slate(0.29, 0.028),
    surfaceHigh: slate(0.35, 0.032),
    field: slate(0.205, 0.02),
    line: slate(0.315, 0.024),
    edge: slate(0.6, 0.035),
    text: bright,
    textMuted: muted,
    textFaint: slate(0.725, 0.024),
    onBand: bright,
    onBandMuted: muted,
    accent: oklch(light, chroma, hue),
    accentHover: oklch(isLight ? light + 0.05 : light - 0.04, chroma, hue),
    onAccent: isLight ? oklch(0.19, 0.03, hue) : oklch(1, 0, 0),
    accentText,
    accentTint: oklch(0.325, 0.07, hue),
    accentDeep: oklch(0.27, 0.05, hue),
    onAccentDeep: bright,
    second: oklch(0.845, 0.115, money),
    onSecond: oklch(0.2, 0.03, money),
    secondTint: oklch(0.29, 0.045, money),
    third: oklch(0.8, 0.15, 155),
    onThird: oklch(0.2, 0.03, 155),
    thirdTint: oklch(0.28, 0.05, 155),
    figure: oklch(0.845, 0.115, money),
    live: oklch(0.72, 0.17, 25),
    ok: oklch(0.8, 0.15, 155),
    okTint: oklch(0.28, 0.05, 155),
    warn: oklch(0.85, 0.13, 84),
    warnTint: oklch(0.3, 0.05, 78),
    bad: oklch(0.77, 0.13, 22),
    badTint: oklch(0.29, 0.07, 22),
    overlay: oklch(0.16, 0.02, 255, 0.86),
    onOverlay: oklch(1, 0, 0),
    focus: accentText,
    scrim: oklch(0.1, 0.02, 255, 0.62),
  };
}
