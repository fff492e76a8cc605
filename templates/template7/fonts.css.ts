import newsreaderMetrics from '@capsizecss/metrics/newsreader';
import newsreaderItalicMetrics from '@capsizecss/metrics/newsreader/italic';
import sourceSerifMetrics from '@capsizecss/metrics/sourceSerif4';
import sourceSerifItalicMetrics from '@capsizecss/metrics/sourceSerif4/italic';
import newsreaderItalicLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
import newsreaderLatinExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2';
import newsreaderVietnamese from '@fontsource-variable/newsreader/files/newsreader-vietnamese-opsz-normal.woff2';
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2';
import serifItalicLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import serifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';
import serifVietnamese from '@fontsource-variable/source-serif-4/files/source-serif-4-vietnamese-wght-normal.woff2';
import { fontStack, webFont } from '../../engine/theme';

webFont('Newsreader', '200 800', {
  latin: newsreaderLatin,
  latinExt: newsreaderLatinExt,
  vietnamese: newsreaderVietnamese,
});
webFont('Newsreader', '200 800', { latin: newsreaderItalicLatin }, 'italic');
webFont('Source Serif 4', '200 900', {
  latin: serifLatin,
  latinExt: serifLatinExt,
  vietnamese: serifVietnamese,
  cyrillic: serifCyrillic,
});
webFont('Source Serif 4', '200 900', { latin: serifItalicLatin }, 'italic');

/**
 * What is set large, and what is read; system serifs, upright and italic, take exactly their room until they arrive.
 */
export const display = fontStack('Newsreader', newsreaderMetrics, 'serif', newsreaderItalicMetrics);
export const text = fontStack('Source Serif 4', sourceSerifMetrics, 'serif', sourceSerifItalicMetrics);
