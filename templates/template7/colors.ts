import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/**
 * What one colour of the broadsheet is printed with: the paper's hue, the spot ink and the second ink (lightness,
 * chroma, hue).
 */
interface Press {
  readonly paper: number;
  readonly accent: readonly [number, number, number];
  readonly second: readonly [number, number, number];
}

/** Each colour is a different stock, as evening papers were. */
const presses: Readonly<Record<string, Press>> = {
  crimson: { paper: 48, accent: [0.47, 0.186, 22], second: [0.4, 0.07, 200] },
  emerald: { paper: 132, accent: [0.44, 0.105, 160], second: [0.44, 0.13, 40] },
  sapphire: { paper: 235, accent: [0.45, 0.16, 258], second: [0.46, 0.13, 50] },
  amethyst: { paper: 335, accent: [0.46, 0.18, 305], second: [0.42, 0.07, 150] },
  gold: { paper: 84, accent: [0.48, 0.1, 72], second: [0.4, 0.08, 255] },
};

/** The colour tokens of the broadsheet for a colour name and its OKLCH hue: ink on tinted paper, one spot colour. */
export function pressColors(name: string, hue: number): ColorTokens {
  const press = presses[name];
  if (!press) throw new Error(`The broadsheet has no press for "${name}". One of: ${Object.keys(presses).join(', ')}.`);
  const { paper: stock, accent: spot, second: other } = press;
  const paper = oklch(0.964, 0.0145, stock);
  const sheet = oklch(0.932, 0.024, stock);
  const ink = oklch(0.205, 0.02, hue);
  const accent = oklch(...spot);
  const second = oklch(...other);
  return {
    background: paper,
    band: ink,
    surface: paper,
    surfaceRaised: sheet,
    surfaceHigh: oklch(0.9, 0.03, stock),
    field: oklch(0.98, 0.01, stock),
    line: oklch(0.78, 0.022, hue),
    edge: ink,
    text: ink,
    textMuted: oklch(0.41, 0.022, hue),
    textFaint: oklch(0.44, 0.022, hue),
    onBand: paper,
    onBandMuted: oklch(0.86, 0.02, stock),
    accent,
    accentHover: oklch(spot[0] - 0.06, spot[1], spot[2]),
    onAccent: paper,
    accentText: accent,
    accentTint: oklch(0.915, 0.035, spot[2]),
    accentDeep: oklch(0.3, spot[1] * 0.6, spot[2]),
    onAccentDeep: paper,
    second,
    onSecond: paper,
    secondTint: oklch(0.92, 0.03, other[2]),
    third: ink,
    onThird: paper,
    thirdTint: sheet,
    figure: ink,
    live: oklch(0.47, 0.18, 25),
    ok: oklch(0.42, 0.1, 155),
    okTint: oklch(0.925, 0.045, 155),
    warn: oklch(0.44, 0.09, 75),
    warnTint: oklch(0.93, 0.05, 88),
    bad: oklch(0.46, 0.17, 28),
    badTint: oklch(0.925, 0.03, 28),
    overlay: ink,
    onOverlay: paper,
    focus: accent,
    scrim: oklch(0.205, 0.02, hue, 0.55),
  };
}
