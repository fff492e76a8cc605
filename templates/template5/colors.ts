import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';
import type { ColorName } from '../../engine';

/**
 * Hues of the bulb (second accent) and of the third by colour: a table, because a fixed step from the accent gave neon
 * or brown.
 */
const companions: Readonly<Record<ColorName, { readonly bulb: number; readonly third: number }>> = {
  crimson: { bulb: 88, third: 195 },
  emerald: { bulb: 90, third: 30 },
  sapphire: { bulb: 88, third: 22 },
  amethyst: { bulb: 88, third: 180 },
  gold: { bulb: 195, third: 20 },
};

const white = oklch(1, 0, 0);

/**
 * A funfair by day: cream ground, three bright colours, ink for everything that is read. Takes colour name and OKLCH
 * hue.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const { bulb, third } = companions[name];
  const ink = oklch(0.27, 0.07, hue);
  const mute = oklch(0.45, 0.06, hue);
  const accent = oklch(0.515, 0.205, hue);
  const deep = oklch(0.42, 0.17, hue);
  return {
    background: oklch(0.978, 0.016, bulb - 8),
    band: oklch(0.5, 0.12, third),
    surface: white,
    surfaceRaised: white,
    surfaceHigh: oklch(0.985, 0.02, bulb),
    field: white,
    line: oklch(0.82, 0.06, bulb),
    edge: mute,
    text: ink,
    textMuted: mute,
    textFaint: mute,
    onBand: white,
    onBandMuted: oklch(0.95, 0.03, third),
    accent,
    accentHover: deep,
    onAccent: white,
    accentText: deep,
    accentTint: oklch(0.925, 0.045, hue),
    accentDeep: oklch(0.33, 0.13, hue),
    onAccentDeep: white,
    second: oklch(0.87, name === 'gold' ? 0.115 : 0.15, bulb),
    onSecond: ink,
    secondTint: oklch(0.945, 0.065, bulb),
    third: oklch(0.78, 0.125, third),
    onThird: ink,
    thirdTint: oklch(0.925, 0.045, third),
    figure: ink,
    live: oklch(0.5, 0.2, 27),
    ok: oklch(0.42, 0.11, 155),
    okTint: oklch(0.94, 0.05, 155),
    warn: oklch(0.44, 0.1, 70),
    warnTint: oklch(0.94, 0.06, 85),
    bad: oklch(0.47, 0.19, 27),
    badTint: oklch(0.94, 0.035, 27),
    overlay: oklch(0.22, 0.05, hue, 0.82),
    onOverlay: white,
    focus: deep,
    scrim: oklch(0.27, 0.07, hue, 0.6),
  };
}
