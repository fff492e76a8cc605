import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** How strong the fill of each colour is; and of the second ink its hue and lightness. */
const inks: Readonly<Record<ColorName, readonly [chroma: number, second: number, lightness: number]>> = {
  crimson: [0.16, 320, 0.48],
  emerald: [0.14, 95, 0.46],
  sapphire: [0.14, 195, 0.46],
  amethyst: [0.14, 245, 0.48],
  gold: [0.145, 32, 0.49],
};

/**
 * The light floors of the mall: what is chosen or pressed is ink, the site's colour stands in blocks only
 * (`accentDeep`).
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [chroma, turn, lightness] = inks[name];
  const page = oklch(0.968, 0.009, hue);
  const card = oklch(0.995, 0.003, hue);
  const raised = oklch(0.945, 0.011, hue);
  const text = oklch(0.22, 0.018, hue);
  const muted = oklch(0.43, 0.025, hue);
  const second = oklch(lightness, 0.17, turn);
  return {
    background: page,
    band: raised,
    surface: card,
    surfaceRaised: raised,
    surfaceHigh: oklch(0.91, 0.014, hue),
    field: card,
    line: oklch(0.87, 0.016, hue),
    edge: oklch(0.58, 0.03, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: text,
    accentHover: oklch(0.34, 0.03, hue),
    onAccent: page,
    accentText: oklch(0.43, 0.1, hue),
    accentTint: oklch(0.93, 0.04, hue),
    accentDeep: oklch(0.82, chroma, hue),
    onAccentDeep: oklch(0.19, 0.035, hue),
    second,
    onSecond: oklch(0.99, 0.003, turn),
    secondTint: oklch(0.94, 0.025, turn),
    third: oklch(0.43, 0.1, hue),
    onThird: page,
    thirdTint: oklch(0.93, 0.04, hue),
    figure: text,
    live: oklch(0.44, 0.13, 148),
    ok: oklch(0.43, 0.11, 150),
    okTint: oklch(0.94, 0.045, 150),
    warn: oklch(0.44, 0.09, 70),
    warnTint: oklch(0.94, 0.05, 85),
    bad: oklch(0.46, 0.17, 27),
    badTint: oklch(0.945, 0.03, 27),
    overlay: oklch(0.17, 0.016, hue, 0.88),
    onOverlay: oklch(0.97, 0.008, hue),
    focus: second,
    scrim: oklch(0.16, 0.016, hue, 0.6),
  };
}

/** The dark street: the head, the foot and the front of each floor. */
export function street(name: ColorName, hue: number): ColorTokens {
  const [chroma, turn] = inks[name];
  const ground = (lightness: number) => oklch(lightness, 0.002 + lightness * 0.077, hue);
  const text = oklch(0.965, 0.008, hue);
  const muted = oklch(0.79, 0.022, hue);
  const accent = oklch(0.82, chroma, hue);
  const second = oklch(0.8, 0.11, turn);
  return {
    ...colors(name, hue),
    background: ground(0.205),
    band: ground(0.165),
    surface: ground(0.255),
    surfaceRaised: ground(0.29),
    surfaceHigh: ground(0.34),
    field: ground(0.205),
    line: oklch(0.36, 0.03, hue),
    edge: oklch(0.6, 0.04, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent,
    accentHover: oklch(0.88, chroma * 0.75, hue),
    onAccent: oklch(0.19, 0.035, hue),
    accentText: accent,
    accentTint: oklch(0.33, 0.05, hue),
    accentDeep: oklch(0.34, 0.06, hue),
    onAccentDeep: text,
    second,
    onSecond: ground(0.2),
    secondTint: oklch(0.3, 0.05, turn),
    third: text,
    onThird: ground(0.2),
    thirdTint: ground(0.34),
    figure: accent,
    live: oklch(0.82, 0.17, 148),
    ok: oklch(0.84, 0.13, 155),
    okTint: oklch(0.32, 0.06, 155),
    warn: oklch(0.87, 0.11, 84),
    warnTint: oklch(0.33, 0.05, 80),
    bad: oklch(0.81, 0.11, 22),
    badTint: oklch(0.32, 0.08, 22),
    focus: accent,
  };
}
