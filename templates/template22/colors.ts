import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

type Tone = readonly [lightness: number, chroma: number, hue: number];

/**
 * The light of each colour: of the main curtain as words and as a fill, of the ink on it, and of the fringe above it.
 */
const lights: Readonly<
  Record<ColorName, { readonly text: Tone; readonly fill: Tone; readonly ink: Tone; readonly fringe: Tone }>
> = {
  crimson: { text: [0.81, 0.125, 20], fill: [0.69, 0.19, 22], ink: [0.19, 0.07, 10], fringe: [0.75, 0.15, 318] },
  emerald: { text: [0.86, 0.17, 162], fill: [0.86, 0.17, 162], ink: [0.2, 0.06, 190], fringe: [0.76, 0.15, 292] },
  sapphire: { text: [0.82, 0.12, 238], fill: [0.82, 0.12, 238], ink: [0.2, 0.07, 255], fringe: [0.84, 0.13, 178] },
  amethyst: { text: [0.81, 0.13, 310], fill: [0.81, 0.13, 310], ink: [0.2, 0.08, 305], fringe: [0.84, 0.12, 190] },
  gold: { text: [0.88, 0.15, 90], fill: [0.88, 0.15, 90], ink: [0.22, 0.06, 70], fringe: [0.77, 0.14, 355] },
};

/**
 * One night for all five, and two lights in it. Surfaces are what glass over the night comes to at its brightest, so
 * that what is measured is the least that is seen.
 */
export function colors(name: ColorName): ColorTokens {
  const { text: light, fill, ink, fringe } = lights[name];
  const [lightness, chroma, hue] = fill;
  const night = (at: number) => oklch(at, 0.02 + at * 0.12, 259);
  const text = oklch(0.975, 0.008, 230);
  const muted = oklch(0.825, 0.025, 235);
  const tint = (of: number) => oklch(0.285, 0.055, of);
  // A tint of the light lies in the night: a third of the way to its blue.
  const towards = (((261 - hue + 540) % 360) - 180) / 3;
  const onFringe = oklch(0.17, 0.06, fringe[2]);
  const moonlight = oklch(0.9, 0.035, 225);
  return {
    background: oklch(0.158, 0.044, 261),
    band: oklch(0.12, 0.036, 262),
    surface: night(0.225),
    surfaceRaised: night(0.26),
    surfaceHigh: night(0.3),
    field: night(0.185),
    line: oklch(0.95, 0.03, hue, 0.17),
    edge: oklch(0.6, 0.04, 245),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(...fill),
    accentHover: oklch(lightness + 0.05, chroma * 0.9, hue),
    onAccent: oklch(...ink),
    accentText: oklch(...light),
    accentTint: oklch(0.28, 0.05, hue + towards),
    accentDeep: oklch(0.3, 0.06, hue + towards),
    onAccentDeep: text,
    second: oklch(...fringe),
    onSecond: onFringe,
    secondTint: oklch(0.255, 0.06, fringe[2]),
    third: moonlight,
    onThird: oklch(0.2, 0.05, 250),
    thirdTint: tint(240),
    figure: oklch(...light),
    live: oklch(0.78, 0.15, 25),
    ok: oklch(0.82, 0.15, 155),
    okTint: tint(155),
    warn: oklch(0.86, 0.13, 84),
    warnTint: tint(78),
    bad: oklch(0.79, 0.13, 22),
    badTint: tint(22),
    overlay: oklch(0.13, 0.037, 262, 0.86),
    onOverlay: text,
    focus: oklch(...light),
    scrim: oklch(0.09, 0.03, 262, 0.74),
  };
}
