import type { Plugin } from 'vite';

/** Size of text in px that `1rem` is, unless a visitor has chosen another in the browser. */
const rootSize = 16;

/** Declarations whose lengths are sizes of text: the properties themselves, and the tokens that they read. */
const declaration = /(^|[;{\s])(font-size|line-height|--lv-size-[\w-]+)(\s*:\s*)([^;{}]+)/g;

/**
 * Writes sizes of text in `rem`, so that they follow the size that a visitor has chosen in the browser (WCAG 2.2,
 * 1.4.4). Authors write px.
 */
export function relativeTextPlugin(): Plugin {
  return {
    name: 'livery:relative-text',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\.ts\.vanilla\.css/ },
      handler: (code) => ({ code: withRelativeText(code), map: null }),
    },
  };
}

/** A sheet whose sizes and heights of lines are in `rem` instead of px. */
export function withRelativeText(css: string): string {
  return css.replace(declaration, (_, before: string, property: string, colon: string, value: string) => {
    const relative = value.replace(
      /(?<![\w.#-])(\d{0,6}(?:\.\d{1,6})?)px\b/g,
      (_length, pixels: string) => `${Number((Number(pixels) / rootSize).toFixed(5))}rem`,
    );
    return `${before}${property}${colon}${relative}`;
  });
}
