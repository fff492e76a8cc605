import type { Lch } from './types.ts';

/** An OKLCH colour from its three numbers, kept within range. */
export function lch(l: number, c: number, h: number): Lch {
  return { l: Math.min(0.995, Math.max(0.04, l)), c: Math.max(0, c), h: ((h % 360) + 360) % 360 };
}

/** The colour made lighter (positive) or darker, with its chroma scaled. */
export function shift(color: Lch, lightness: number, chroma = 1, hue = 0): Lch {
  return lch(color.l + lightness, color.c * chroma, color.h + hue);
}

/** A colour between two, `amount` 0–1 of the way; hues take the shorter way round. */
export function blend(from: Lch, to: Lch, amount: number): Lch {
  const turn = ((to.h - from.h + 540) % 360) - 180;
  return lch(from.l + (to.l - from.l) * amount, from.c + (to.c - from.c) * amount, from.h + turn * amount);
}

/** `#rrggbb` (or `#rgb`) for an OKLCH colour; chroma outside sRGB is drawn in until it fits. */
export function hex(color: Lch): string {
  let { c } = color;
  let rgb = linearRgb(color.l, c, color.h);
  while (c > 0 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c -= 0.008;
    rgb = linearRgb(color.l, Math.max(0, c), color.h);
  }
  const pairs = rgb.map((v) =>
    Math.round(gamma(Math.min(1, Math.max(0, v))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return pairs.every(([high, low]) => high === low) ? `#${pairs.map(([high]) => high).join('')}` : `#${pairs.join('')}`;
}

function gamma(v: number): number {
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** OKLab to linear sRGB, after https://bottosson.github.io/posts/oklab/ */
function linearRgb(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
