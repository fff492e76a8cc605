import newsreaderMetrics from '@capsizecss/metrics/newsreader';
import newsreaderItalicMetrics from '@capsizecss/metrics/newsreader/italic';
import sourceSerifMetrics from '@capsizecss/metrics/sourceSerif4';
import sourceSerifItalicMetrics from '@capsizecss/metrics/sourceSerif4/italic';
import timesMetrics from '@capsizecss/metrics/timesNewRoman';
import timesItalicMetrics from '@capsizecss/metrics/timesNewRoman/italic';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import newsreaderItalicLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
import newsreaderLatinExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2';
import newsreaderVietnamese from '@fontsource-variable/newsreader/files/newsreader-vietnamese-opsz-normal.woff2';
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2';
import serifItalicLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import serifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';
import serifVietnamese from '@fontsource-variable/source-serif-4/files/source-serif-4-vietnamese-wght-normal.woff2';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const vietnamese =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/** One face of a variable font, for the characters of one script. */
function face(family: string, weights: string, url: string, range: string, style: 'normal' | 'italic' = 'normal'): void {
  globalFontFace(`"${family}"`, { src: `url("${url}") format("woff2")`, fontWeight: weights, fontStyle: style, fontDisplay: 'swap', unicodeRange: range });
}

/** System serifs, upright and italic, that take exactly the room of the web font, so that nothing shifts when it arrives. */
function fallback(family: string, upright: FontMetrics, italic: FontMetrics): void {
  const faces = [
    [upright, timesMetrics, 'normal', 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")'],
    [
      italic,
      timesItalicMetrics,
      'italic',
      'local("Times New Roman Italic"), local("TimesNewRomanPS-ItalicMT"), local("Liberation Serif Italic"), local("Tinos Italic")',
    ],
  ] as const;
  for (const [metrics, system, fontStyle, src] of faces) {
    const room = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' }).fontFaces[0]?.['@font-face'];
    if (!room) throw new Error(`There are no metrics for a fallback of ${family}.`);
    globalFontFace(`"${family} Fallback"`, { ...room, fontStyle, src });
  }
}

face('Newsreader', '200 800', newsreaderLatin, latin);
face('Newsreader', '200 800', newsreaderLatinExt, latinExt);
face('Newsreader', '200 800', newsreaderVietnamese, vietnamese);
face('Newsreader', '200 800', newsreaderItalicLatin, latin, 'italic');
face('Source Serif 4', '200 900', serifLatin, latin);
face('Source Serif 4', '200 900', serifLatinExt, latinExt);
face('Source Serif 4', '200 900', serifVietnamese, vietnamese);
face('Source Serif 4', '200 900', serifCyrillic, cyrillic);
face('Source Serif 4', '200 900', serifItalicLatin, latin, 'italic');
fallback('Newsreader', newsreaderMetrics, newsreaderItalicMetrics);
fallback('Source Serif 4', sourceSerifMetrics, sourceSerifItalicMetrics);
