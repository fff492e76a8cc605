import { clampChroma, converter, formatCss, wcagContrast } from 'culori';
import { colorNames, type ColorName } from '../config/compiled';

/** OKLCH hue of each of the five colours (LAYOUT-2). */
export const hues: Readonly<Record<ColorName, number>> = {
  crimson: 20,
  emerald: 160,
  sapphire: 255,
  amethyst: 305,
  gold: 85,
};

/**
 * One OKLCH colour inside sRGB as `oklch(…)` text. `lightness` 0–1, `chroma` 0–0.4, `hue` in degrees, `alpha` 0–1.
 * Chroma is reduced until the colour can be shown, so that what is measured is what is seen.
 */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const color = clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');
  const { l, c, h } = toOklch(color);
  const rounded = {
    mode: 'oklch' as const,
    l: round(l, 4),
    c: round(c, 4),
    h: round(h ?? hue, 2),
    ...(alpha < 1 ? { alpha } : {}),
  };
  return formatCss(rounded);
}

/** WCAG 2 contrast of two opaque CSS colours, 1 to 21. */
export function contrast(foreground: string, background: string): number {
  return wcagContrast(foreground, background);
}

/** Whether one CSS colour is lighter than another, as the eye sees it; throws for a text that is no colour. */
export function isLighter(color: string, other: string): boolean {
  return lightnessOf(color) > lightnessOf(other);
}

/**
 * Runs a template's recipe for each of the five colours. Takes a function from name and hue to tokens; returns them by
 * colour name, in the fixed order.
 */
export function forEachColor<Tokens>(
  recipe: (name: ColorName, hue: number) => Tokens,
): readonly (readonly [ColorName, Tokens])[] {
  return colorNames.map((name) => [name, recipe(name, hues[name])] as const);
}

const toOklch = converter('oklch');

function lightnessOf(color: string): number {
  const found = toOklch(color);
  if (!found) throw new Error(`"${color}" is not a CSS colour.`);
  return found.l;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
