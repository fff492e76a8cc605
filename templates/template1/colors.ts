import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Lightness and chroma of what is filled, and whether ink instead of white stands on it. */
const fills: Readonly<Record<ColorName, readonly [lightness: number, chroma: number, isLight: boolean]>> = {
  crimson: [0.57, 0.205, false],
  emerald: [0.76, 0.165, true],
  sapphire: [0.555, 0.19, false],
  amethyst: [0.57, 0.205, false],
  gold: [0.83, 0.15, true],
};

const white = oklch(1, 0, 0);

/** A lit room at night: five steps of one dark, one fill, amber for money (green where the site itself is gold). */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [lightness, chroma, isLight] = fills[name];
  const amber = name === 'gold' ? 165 : 82;
  const band = oklch(0.145, 0.014, hue);
  const text = oklch(0.975, 0.006, hue);
  const muted = oklch(0.775, 0.018, hue);
  const money = oklch(0.84, 0.135, amber);
  return {
    background: oklch(0.172, 0.016, hue),
    band,
    surface: oklch(0.212, 0.019, hue),
    surfaceRaised: oklch(0.255, 0.022, hue),
    surfaceHigh: oklch(0.3, 0.025, hue),
    field: oklch(0.172, 0.016, hue),
    line: oklch(0.315, 0.024, hue),
    edge: oklch(0.57, 0.03, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(lightness, chroma, hue),
    accentHover: oklch(isLight ? lightness + 0.05 : lightness - 0.04, chroma, hue),
    onAccent: isLight ? oklch(0.18, 0.04, hue) : white,
    accentText: oklch(0.83, 0.135, hue),
    accentTint: oklch(0.3, 0.06, hue),
    accentDeep: oklch(0.33, 0.075, hue),
    onAccentDeep: text,
    second: money,
    onSecond: oklch(0.2, 0.04, amber),
    secondTint: oklch(0.29, 0.07, amber),
    third: oklch(0.8, 0.12, 225),
    onThird: oklch(0.2, 0.04, 225),
    thirdTint: oklch(0.29, 0.09, 250),
    figure: money,
    live: oklch(0.75, 0.16, 25),
    ok: oklch(0.8, 0.15, 155),
    okTint: oklch(0.28, 0.05, 155),
    warn: oklch(0.85, 0.13, 84),
    warnTint: oklch(0.3, 0.05, 78),
    bad: oklch(0.77, 0.13, 22),
    badTint: oklch(0.29, 0.09, 22),
    overlay: oklch(0.15, 0.02, hue, 0.9),
    onOverlay: white,
    focus: text,
    scrim: oklch(0.1, 0.015, hue, 0.7),
  };
}
