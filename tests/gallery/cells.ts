import type { CompiledBundle } from '../../engine/config/compiled';
import { colorNames } from '../../engine/config/compiled';

/** The windows that pictures are taken of, in px. */
export const sizes = { 390: 844, 768: 1024, 1440: 1000 } as const;
export type Width = 390 | 768 | 1440;
const widths = [1440, 768, 390] as const satisfies readonly Width[];

/** The pages of a template's row, by their routes. */
export const pages = ['home', 'slots', 'deposit', 'login'] as const;
export type PageName = (typeof pages)[number];

/** The theme of a site while its picture is taken. */
export interface SiteTheme {
  readonly domain: string;
  readonly template: string;
  readonly color: string;
}

/** A picture of the sheet: a page of a site in a theme, in a window. */
export interface Cell extends SiteTheme {
  readonly page: PageName;
  readonly path: string;
  readonly width: Width;
}

/** A picture's name, without its ending. */
export function nameOf({ domain, template, color, page, width }: Cell): string {
  return `${domain}-${template}-${color}-${page}-${width}`;
}

/**
 * Every template's row in its own brand's colour, and its home page in all colours; with `only`, the domain of one
 * brand, every template's row in that brand's colour.
 */
export function allCells(
  bundles: readonly CompiledBundle[],
  templates: readonly string[],
  only?: string,
): readonly Cell[] {
  const brand = bundles.find(({ site }) => site.domain === only);
  if (only !== undefined && brand === undefined)
    throw new Error(`There is no site "${only}": ${bundles.map(({ site }) => site.domain).join(', ')}.`);
  return templates.flatMap((template) => {
    const bundle = brand ?? showpieceOf(bundles, template);
    if (bundle === undefined) return [];
    const { domain, theme, routes } = bundle.site;
    const cellOf = (color: string, page: PageName, width: Width): readonly Cell[] => {
      const route = routes.find(({ name }) => name === page);
      return route ? [{ domain, template, color, page, path: route.path, width }] : [];
    };
    const row = pages.flatMap((page) => widths.flatMap((width) => cellOf(theme.color, page, width)));
    const others = brand ? [] : colorNames.filter((color) => color !== theme.color);
    return [...row, ...others.flatMap((color) => cellOf(color, 'home', 1440))];
  });
}

/** The site that shows most of a template: of those in it, the one with most features on. */
function showpieceOf(bundles: readonly CompiledBundle[], template: string): CompiledBundle | undefined {
  const featuresOf = ({ site }: CompiledBundle) => Object.values(site.features).filter(Boolean).length;
  return bundles
    .filter(({ site }) => site.theme.template === template)
    .toSorted((one, other) => featuresOf(other) - featuresOf(one))[0];
}

/** The cells in rounds: in each, every site has one theme, so that all of them change at once. */
export function roundsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const themes = new Map<string, string[]>();
  const rounds: Cell[][] = [];
  for (const cell of cells) {
    const applied = themes.get(cell.domain) ?? [];
    themes.set(cell.domain, applied);
    const theme = `${cell.template} ${cell.color}`;
    if (!applied.includes(theme)) applied.push(theme);
    (rounds[applied.indexOf(theme)] ??= []).push(cell);
  }
  return rounds;
}
