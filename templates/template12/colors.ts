import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Degrees from the hue to its two neighbours: the second colour and the third wash. */
const steps = { second: 62, third: -78 } as const;
/** Gold as dark as words on it ask for is olive; this many degrees nearer to red it is caramel. */
const caramel = 27;

/**
 * Light glass over three washes: `accentDeep` (the darkest), `secondTint` and `thirdTint`. Surfaces are what frosted
 * white over the darkest wash comes to, so that what is measured is the worst that is seen.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const strong = name === 'gold' ? hue - caramel : hue;
  const other = hue + steps.second;
  const far = hue + steps.third;
  const ink = oklch(0.31, 0.085, hue);
  const muted = oklch(0.425, 0.06, hue);
  const deep = oklch(0.42, 0.155, strong);
  const white = oklch(1, 0, 0);
  return {
    background: oklch(0.955, 0.022, hue),
    band: oklch(0.967, 0.021, hue),
    surface: oklch(0.944, 0.036, hue),
    surfaceRaised: oklch(0.975, 0.016, hue),
    surfaceHigh: oklch(0.915, 0.042, hue),
    field: oklch(0.97, 0.016, hue),
    line: oklch(0.84, 0.045, hue),
    edge: oklch(0.6, 0.07, hue),
    text: ink,
    textMuted: muted,
    textFaint: muted,
    onBand: ink,
    onBandMuted: muted,
    accent: oklch(0.49, 0.17, strong),
    accentHover: deep,
    onAccent: white,
    accentText: deep,
    accentTint: oklch(0.895, 0.06, hue),
    accentDeep: oklch(0.87, 0.085, hue),
    onAccentDeep: ink,
    second: oklch(0.47, 0.15, other),
    onSecond: white,
    secondTint: oklch(0.9, 0.08, other),
    third: oklch(0.45, 0.1, far),
    onThird: white,
    thirdTint: oklch(0.92, 0.05, far),
    figure: oklch(0.47, 0.17, strong),
    live: oklch(0.48, 0.18, 20),
    ok: oklch(0.42, 0.1, 155),
    okTint: oklch(0.93, 0.05, 155),
    warn: oklch(0.43, 0.09, 70),
    warnTint: oklch(0.94, 0.06, 85),
    bad: oklch(0.46, 0.17, 20),
    badTint: oklch(0.93, 0.04, 20),
    overlay: oklch(1, 0, 0, 0.86),
    onOverlay: oklch(0.47, 0.15, other),
    focus: oklch(0.49, 0.17, strong),
    scrim: oklch(0.31, 0.085, hue, 0.5),
  };
}
