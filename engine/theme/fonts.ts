import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import timesNewRomanItalic from '@capsizecss/metrics/timesNewRoman/italic';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

/** The characters of each subset, as the packages cut their files. */
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  latinExt:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  vietnamese:
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
} as const;

/** The scripts a face covers, each with the address of its file. */
export type FontFiles = { readonly [Subset in keyof typeof ranges]?: string };

/**
 * Declares a variable face, a file for each script, so that a page loads only what its words need. `weights` is a range
 * such as `200 800`.
 */
export function webFont(
  family: string,
  weights: string,
  files: FontFiles,
  style: 'normal' | 'italic' = 'normal',
): void {
  for (const [subset, file] of Object.entries(files) as [keyof typeof ranges, string][]) {
    globalFontFace(`"${family}"`, {
      src: `url("${file}") format("woff2")`,
      fontWeight: weights,
      fontStyle: style,
      fontDisplay: 'swap',
      unicodeRange: ranges[subset],
    });
  }
}

const locals = {
  sans: [arial, 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo")', 'Arial, sans-serif'],
  serif: [
    timesNewRoman,
    'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
    'Georgia, "Times New Roman", serif',
  ],
} as const;

/** Italics are cut to widths of their own. */
const serifItalic = [
  timesNewRomanItalic,
  'local("Times New Roman Italic"), local("TimesNewRomanPS-ItalicMT"), local("Liberation Serif Italic"), local("Tinos Italic")',
] as const;

/**
 * Declares a system face in the measure of a web font, so that nothing shifts when that arrives (LAYOUT-2), and returns
 * the whole stack for the tokens: the font, its fallback, the system. `italic` is the measure of the italic of a serif
 * face, where it has a file of its own.
 */
export function fontStack(
  family: string,
  metrics: FontMetrics,
  kind: keyof typeof locals = 'sans',
  italic?: FontMetrics,
): string {
  const [system, src, rest] = locals[kind];
  declareFallback(family, metrics, system, { src });
  if (italic) declareFallback(family, italic, serifItalic[0], { src: serifItalic[1], fontStyle: 'italic' });
  return `"${family}", "${family} Fallback", ${rest}`;
}

function declareFallback(
  family: string,
  metrics: FontMetrics,
  system: FontMetrics,
  face: { readonly src: string; readonly fontStyle?: string },
): void {
  const room = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' }).fontFaces[0]?.['@font-face'];
  if (!room) throw new Error(`There are no metrics for a fallback of ${family}.`);
  globalFontFace(`"${family} Fallback"`, { ...room, ...face });
}

const scripts = {
  ru: '"Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif',
  vi: '"Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif',
  'zh-Hans': '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  'zh-Hant': '"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif',
  ne: '"Kohinoor Devanagari", Mangal, "Noto Sans Devanagari", sans-serif',
  bn: '"Kohinoor Bangla", Vrinda, "Noto Sans Bengali", sans-serif',
} as const;

/**
 * Languages whose script a template's faces lack change the whole family, never glyph by glyph, and lose tight tracking
 * and leading. `covered` names those that the faces have, `ru` or `vi`.
 */
export function systemScripts(template: string, covered: readonly ('ru' | 'vi')[]): void {
  for (const [lang, names] of Object.entries(scripts)) {
    if ((covered as readonly string[]).includes(lang)) continue;
    const { font, tracking, leading } = tokens;
    globalStyle(`body.${template}:lang(${lang})`, {
      vars: {
        [font.display]: names,
        [font.text]: names,
        [font.figures]: names,
        [tracking.display]: '0',
        [tracking.heading]: '0',
        [leading.display]: '1.2',
        [leading.heading]: '1.3',
      },
    });
  }
}
