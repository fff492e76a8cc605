import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** How light the fill is: all that a colour's name changes. */
const fills: Readonly<Record<ColorName, number>> = {
  crimson: 0.42,
  emerald: 0.38,
  sapphire: 0.34,
  amethyst: 0.46,
  gold: 0.3,
};

const grey = (lightness: number, alpha = 1) => oklch(lightness, 0, 0, alpha);

/**
 * Greys alone. All states have the same one, so that a widget that tells them apart by colour only is found out here.
 */
export function colors(name: ColorName): ColorTokens {
  const fill = fills[name];
  const white = grey(1);
  const text = grey(0.2);
  const muted = grey(0.45);
  const state = grey(0.32);
  const tint = grey(0.93);
  return {
    background: grey(0.985),
    band: grey(0.955),
    surface: white,
    surfaceRaised: grey(0.95),
    surfaceHigh: grey(0.9),
    field: white,
    line: grey(0.8),
    edge: grey(0.58),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: grey(fill),
    accentHover: grey(fill - 0.1),
    onAccent: white,
    accentText: grey(0.3),
    accentTint: grey(0.92),
    accentDeep: grey(0.9),
    onAccentDeep: text,
    second: state,
    onSecond: white,
    secondTint: tint,
    third: state,
    onThird: white,
    thirdTint: tint,
    figure: text,
    live: state,
    ok: state,
    okTint: tint,
    warn: state,
    warnTint: tint,
    bad: state,
    badTint: tint,
    overlay: grey(0.2, 0.88),
    onOverlay: white,
    focus: text,
    scrim: grey(0.2, 0.4),
  };
}
