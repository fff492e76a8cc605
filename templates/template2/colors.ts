import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Hue of the sodium lamp across the street: money, and the one main offer. */
const lamps: Readonly<Record<ColorName, number>> = {
  crimson: 195,
  emerald: 330,
  sapphire: 48,
  amethyst: 85,
  gold: 200,
};

/**
 * Near black in the hue until a light hits it; tubes and fills of one brightness in all five, and one warm second
 * light.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const lamp = lamps[name];
  const text = oklch(0.965, 0.01, hue);
  const muted = oklch(0.76, 0.04, hue);
  const accent = oklch(0.8, 0.14, hue);
  const second = oklch(0.8, 0.155, lamp);
  const tint = (of: number) => oklch(0.225, 0.05, of);
  return {
    background: oklch(0.125, 0.02, hue),
    band: oklch(0.105, 0.018, hue),
    surface: oklch(0.165, 0.03, hue),
    surfaceRaised: oklch(0.21, 0.045, hue),
    surfaceHigh: oklch(0.26, 0.055, hue),
    field: oklch(0.12, 0.02, hue),
    line: oklch(0.34, 0.075, hue),
    edge: oklch(0.56, 0.1, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent,
    accentHover: oklch(0.87, 0.1, hue),
    onAccent: oklch(0.15, 0.04, hue),
    accentText: accent,
    accentTint: oklch(0.24, 0.06, hue),
    accentDeep: oklch(0.3, 0.1, hue),
    onAccentDeep: text,
    second,
    onSecond: oklch(0.17, 0.05, lamp),
    secondTint: oklch(0.185, 0.035, lamp),
    third: oklch(0.9, 0.08, hue),
    onThird: oklch(0.17, 0.05, hue),
    thirdTint: oklch(0.24, 0.06, hue),
    figure: second,
    live: oklch(0.82, 0.2, 148),
    ok: oklch(0.82, 0.17, 152),
    okTint: tint(152),
    warn: oklch(0.86, 0.13, 84),
    warnTint: tint(80),
    bad: oklch(0.78, 0.14, 22),
    badTint: tint(22),
    overlay: oklch(0.11, 0.025, hue, 0.86),
    onOverlay: text,
    focus: second,
    scrim: oklch(0.06, 0.015, hue, 0.78),
  };
}
