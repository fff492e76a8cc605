import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Hue of the sun beside each colour: always warm. */
const suns: Readonly<Record<ColorName, number>> = { crimson: 75, emerald: 85, sapphire: 70, amethyst: 65, gold: 50 };

/** What both halves have in common: dark ink, light paper, and the sun that lies over the cut. */
function shared(name: ColorName, hue: number) {
  return { ink: oklch(0.185, 0.06, hue), paper: oklch(0.975, 0.008, hue), sun: oklch(0.83, 0.15, suns[name]) };
}

/**
 * The day: light ground, the site's colour for what is pressed. `third` is the sun's ink here; the sun itself is
 * `secondTint`.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const { ink, paper, sun } = shared(name, hue);
  const raised = oklch(0.94, 0.018, hue);
  const muted = oklch(0.43, 0.045, hue);
  const accent = oklch(0.47, 0.19, hue);
  const ember = oklch(0.46, 0.105, suns[name] - 10);
  return {
    background: paper,
    band: raised,
    surface: paper,
    surfaceRaised: raised,
    surfaceHigh: oklch(0.91, 0.022, hue),
    field: paper,
    line: oklch(0.85, 0.022, hue),
    edge: oklch(0.55, 0.04, hue),
    text: ink,
    textMuted: muted,
    textFaint: muted,
    onBand: ink,
    onBandMuted: muted,
    accent,
    accentHover: oklch(0.4, 0.16, hue),
    onAccent: oklch(1, 0, 0),
    accentText: accent,
    accentTint: oklch(0.94, 0.03, hue),
    accentDeep: ink,
    onAccentDeep: paper,
    second: ember,
    onSecond: paper,
    secondTint: sun,
    third: ember,
    onThird: paper,
    thirdTint: raised,
    figure: ink,
    live: oklch(0.48, 0.19, 25),
    ok: oklch(0.43, 0.11, 150),
    okTint: oklch(0.94, 0.045, 150),
    warn: oklch(0.44, 0.09, 70),
    warnTint: oklch(0.94, 0.05, 85),
    bad: oklch(0.46, 0.17, 27),
    badTint: oklch(0.945, 0.03, 27),
    overlay: oklch(0.185, 0.06, hue, 0.9),
    onOverlay: paper,
    focus: accent,
    scrim: oklch(0.12, 0.04, hue, 0.6),
  };
}

/** The night: the same ink as ground. What is pressed is white there, and the sun stands for what is new. */
export function night(name: ColorName, hue: number): ColorTokens {
  const { ink, sun } = shared(name, hue);
  const raised = oklch(0.245, 0.075, hue);
  const text = oklch(0.975, 0.01, hue);
  const muted = oklch(0.8, 0.035, hue);
  const light = oklch(0.8, 0.115, hue);
  const tint = (of: number) => oklch(0.3, 0.055, of);
  return {
    ...colors(name, hue),
    background: ink,
    band: ink,
    surface: ink,
    surfaceRaised: raised,
    surfaceHigh: oklch(0.29, 0.08, hue),
    field: ink,
    line: oklch(0.4, 0.075, hue),
    edge: oklch(0.58, 0.08, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: text,
    accentHover: sun,
    onAccent: ink,
    accentText: light,
    accentTint: raised,
    accentDeep: raised,
    onAccentDeep: text,
    second: sun,
    onSecond: ink,
    secondTint: raised,
    third: light,
    onThird: ink,
    thirdTint: raised,
    figure: text,
    live: oklch(0.78, 0.14, 25),
    ok: oklch(0.84, 0.13, 155),
    okTint: tint(155),
    warn: oklch(0.87, 0.11, 84),
    warnTint: tint(80),
    bad: oklch(0.81, 0.11, 22),
    badTint: tint(22),
    focus: light,
  };
}
