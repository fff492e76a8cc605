import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Chroma of what is filled, and the hue of loyalty and second offers. */
const inks: Readonly<Record<ColorName, readonly [chroma: number, second: number]>> = {
  crimson: [0.19, 220],
  emerald: [0.12, 50],
  sapphire: [0.17, 75],
  amethyst: [0.19, 150],
  gold: [0.11, 262],
};

/** White cards on paper that has a breath of the hue; one fill for what is done or chosen, one tint for loyalty. */
export function colors(name: ColorName, own: number): ColorTokens {
  const [chroma, second] = inks[name];
  const hue = name === 'gold' ? 75 : own;
  const white = oklch(1, 0, 0);
  const text = oklch(0.23, 0.02, hue);
  const muted = oklch(0.46, 0.02, hue);
  const ink = oklch(0.42, 0.09, second);
  return {
    background: oklch(0.97, 0.006, hue),
    band: oklch(0.93, 0.013, hue),
    surface: white,
    surfaceRaised: oklch(0.945, 0.009, hue),
    surfaceHigh: oklch(0.9, 0.012, hue),
    field: white,
    line: oklch(0.86, 0.012, hue),
    edge: oklch(0.595, 0.02, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(0.52, chroma, hue),
    accentHover: oklch(0.45, chroma * 0.95, hue),
    onAccent: white,
    accentText: oklch(0.45, chroma * 0.97, hue),
    accentTint: oklch(0.94, 0.034, hue),
    accentDeep: oklch(0.945, 0.032, hue),
    onAccentDeep: text,
    second: ink,
    onSecond: white,
    secondTint: oklch(0.92, 0.04, second),
    third: oklch(0.42, 0.1, 155),
    onThird: white,
    thirdTint: oklch(0.93, 0.04, 155),
    figure: text,
    live: oklch(0.47, 0.17, 25),
    ok: oklch(0.42, 0.11, 150),
    okTint: oklch(0.94, 0.04, 150),
    warn: oklch(0.43, 0.09, 70),
    warnTint: oklch(0.94, 0.05, 85),
    bad: oklch(0.46, 0.17, 27),
    badTint: oklch(0.94, 0.03, 27),
    overlay: oklch(0.23, 0.02, hue, 0.86),
    onOverlay: white,
    focus: oklch(0.45, chroma * 0.97, hue),
    scrim: oklch(0.3, 0.03, hue, 0.28),
  };
}
