import { lch, shift } from './color.ts';
import type { Random } from './random.ts';
import type { Family, Lch, Motif, Palette, Tint } from './types.ts';

const wheel = [
  5, 20, 32, 45, 60, 88, 105, 128, 148, 162, 180, 198, 215, 232, 250, 265, 282, 300, 318, 335, 350,
] as const;
const golds = [78, 84, 90] as const;

/** The palette of one picture: the motif's own tints where it has any, else hues that stand well together. */
export function createPalette(tints: Motif['tints'], random: Random): Palette {
  const base = family(
    pickTint(tints?.base, random, () => random.pick(wheel)),
    random,
  );
  const second = family(
    pickTint(tints?.second, random, () => base.h + random.pick([110, 145, 180, 215, 250])),
    random,
  );
  const accent = family(
    pickTint(tints?.accent, random, () => random.pick(golds)),
    random,
    4,
  );
  const ground = pickTint(
    tints?.ground,
    random,
    () => base.h + (base.c < 0.06 ? random.between(0, 360) : random.pick([75, 100, 130, 160, 185, 210, 235, 265, 290])),
  );
  return palette(
    { base, second, accent },
    typeof ground === 'number' ? ground + random.between(-9, 9) : ground[0],
    random.between(-22, 22),
  );
}

/** The palette of a banner, all of it led by the site's hue; `second` where the scene needs its own (the sea). */
export function huePalette(hue: number, second?: number): Palette {
  const partner =
    second ?? (hue > 55 && hue < 120 ? 255 : hue >= 240 && hue < 330 ? 20 : hue >= 120 && hue < 240 ? 22 : 195);
  return palette({ base: natural(hue), second: natural(partner), accent: lch(0.85, 0.155, 87) }, hue, -6);
}

/** Sets the tones of all roles from three family colours and the hue of the ground. */
export function palette(colors: { readonly [F in Family]: Lch }, ground: number, drift: number): Palette {
  const { base, second, accent } = colors;
  return {
    tones: {
      base,
      baseShade: darker(base),
      baseLight: lighter(base),
      second,
      secondShade: darker(second),
      secondLight: lighter(second),
      accent,
      accentShade: lch(accent.l - 0.25, accent.c * 0.9, accent.h - 16),
      accentLight: lch(accent.l + 0.11, accent.c * 0.6, accent.h + 6),
      ink: lch(0.19, 0.035, ground),
      inkSoft: lch(0.36, 0.04, ground),
      hair: lch(0.24, 0.04, 40),
      paper: lch(0.968, 0.018, 88),
      paperShade: lch(0.83, 0.04, 74),
      glow: lch(0.92, 0.12, accent.h),
    },
    ground: groundTones(ground, drift),
  };
}

/** Lit to deep; a yellow ground falls off towards brown instead of olive. */
function groundTones(hue: number, drift: number): Palette['ground'] {
  const h = ((hue % 360) + 360) % 360;
  const turn = h > 70 && h < 125 ? -38 : drift / 2;
  return {
    lit: lch(h > 70 && h < 125 ? 0.68 : 0.6, 0.15, h + (turn < -30 ? -8 : 0)),
    mid: lch(0.36, 0.12, h + turn),
    deep: lch(0.16, 0.06, h + turn * 1.4),
  };
}

/** The tone at which a hue is most itself: yellow high, blue low. */
export function natural(hue: number): Lch {
  const near = (center: number, width: number): number => {
    const distance = Math.abs(((hue - center + 540) % 360) - 180);
    return Math.max(0, 1 - distance / width);
  };
  return lch(
    0.625 + 0.21 * near(95, 60) + 0.08 * near(180, 60) - 0.05 * near(268, 45),
    0.195 - 0.05 * near(200, 70),
    hue,
  );
}

function family(tint: Tint, random: Random, spread = 8): Lch {
  const drift = random.between(-spread, spread);
  if (typeof tint === 'number') return shift(natural(tint + drift), random.between(-0.02, 0.03));
  const [hue, chroma, lightness] = tint;
  return lch(lightness + random.between(-0.02, 0.02), chroma, hue + drift);
}

function pickTint(list: readonly Tint[] | undefined, random: Random, other: () => number): Tint {
  return list && list.length > 0 ? random.pick(list) : other();
}

function darker(color: Lch): Lch {
  return lch(color.l * 0.68, color.c * 0.88, color.h - 6);
}

function lighter(color: Lch): Lch {
  return lch(color.l + (0.98 - color.l) * 0.52, color.c * 0.62, color.h + 6);
}
