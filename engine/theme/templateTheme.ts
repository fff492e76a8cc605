import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { ColorName } from '../config/compiled';
import { forEachColor, isLighter } from './recipe';
import { tokens } from './tokens.css';

type Contract = typeof tokens;
/** All colour tokens of one colour. */
export type ColorTokens = { readonly [Name in keyof Contract['color']]: string };
/** All other tokens: type, shape, space. */
export type ShapeTokens = {
  readonly [Group in Exclude<keyof Contract, 'color'>]: { readonly [Name in keyof Contract[Group]]: string };
};

/**
 * Writes a template's skin: its shape once on `body.<template>`, and the colour tokens of its recipe on
 * `body.<template>.<colour>` for each of the five (LAYOUT-2, SITE-5). `colors` takes the colour's name and OKLCH hue.
 */
export function templateTheme(
  template: string,
  shape: ShapeTokens,
  colors: (name: ColorName, hue: number) => ColorTokens,
): void {
  const { color, layout, ...rest } = tokens;
  const { layout: sizes, ...shapes } = shape;
  globalStyle(rootOf(template), { vars: assignVars(layout, sizes) });
  globalStyle(`body.${template}`, { vars: assignVars(rest, shapes) });
  const recipes = forEachColor(colors);
  for (const [name, values] of recipes) globalStyle(`body.${template}.${name}`, { vars: assignVars(color, values) });
  // Signs and lists that the browser draws in fields are light on dark.
  if (recipes.every(([, { text, background }]) => isLighter(text, background))) {
    globalStyle(`body.${template} :is(input, select, textarea)`, { colorScheme: 'dark' });
  }
}

/**
 * Other sizes of a template's layout under a media query. They stand on the root element, where the scroll padding
 * reads them: what gets the focus scrolls clear of the header and of the bar at the foot (WCAG 2.2, 2.4.11).
 */
export function layoutSizes(
  template: string,
  media: string,
  sizes: Partial<Record<keyof Contract['layout'], string>>,
): void {
  const vars = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [tokens.layout[name as keyof Contract['layout']], size]),
  );
  globalStyle(rootOf(template), { '@media': { [media]: { vars } } });
}

/** Selects the root element of a page of the template. */
function rootOf(template: string): string {
  return `html:has(> body.${template})`;
}
