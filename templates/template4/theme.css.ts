import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import inter from '@capsizecss/metrics/inter';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { below, layoutSizes, scriptStacks, templateTheme, tokens } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

const body = 'body.template4';
/** From this width on the menu stands beside the page (VIEW-2). */
export const custom = breakpoints.template4Custom;

const face = 'Inter';
const fallback = 'Inter Fallback';
const family = `"${face}", "${fallback}", Arial, sans-serif`;

/**
 * Subsets of the variable face. Currency signs are a file of their own: `₱` alone would bring all of latin-ext, 130 kB.
 */
const subsets = [
  [
    '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
  ['./fonts/inter-currency-opsz.woff2', 'U+20A0-20AA, U+20AD-20C0'],
  [
    '@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2',
    'U+0100-0101, U+0104-0130, U+0132-0151, U+0154-0167, U+016A-019F, U+01A2-01AE, U+01B1-02BA, U+1E00-1E9F, U+2C60-2C7F',
  ],
  [
    '@fontsource-variable/inter/files/inter-vietnamese-opsz-normal.woff2',
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
  ],
  [
    '@fontsource-variable/inter/files/inter-cyrillic-opsz-normal.woff2',
    'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  ],
] as const;

for (const [file, unicodeRange] of subsets) {
  globalFontFace(face, {
    src: `url(${file}) format("woff2")`,
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange,
  });
}

/** Arial in the face's measure, so that nothing shifts when it arrives. */
const { fontFaces } = createFontStack([inter, arial], { fontFaceFormat: 'styleObject' });
const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
globalFontFace(fallback, {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo")',
  ...(ascentOverride ? { ascentOverride } : {}),
  ...(descentOverride ? { descentOverride } : {}),
  ...(lineGapOverride ? { lineGapOverride } : {}),
  ...(sizeAdjust ? { sizeAdjust } : {}),
});

templateTheme(
  'template4',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '26px',
      section: '18px',
      box: '15px',
      lead: '16px',
      body: '14px',
      small: '13px',
      tiny: '12px',
      jackpot: '29px',
    },
    weight: { display: '700', heading: '650', strong: '600', medium: '500', body: '400' },
    leading: { display: '1.3', heading: '1.3', body: '1.43' },
    tracking: { display: '-.022em', heading: '-.022em', body: '-.006em' },
    radius: { small: '4px', medium: '6px', large: '10px', control: '6px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '4px', item: '14px', gutter: '24px', inside: '16px', section: '36px', card: '9px' },
    control: { height: '44px', compact: '38px', row: '36px' },
    layout: { container: '1920px', header: '60px', menu: '240px', aside: '320px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 16px 48px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template4', below(custom), { header: '56px', mobileBar: '64px' });

globalStyle(body, {
  fontFeatureSettings: '"cv11", "ss03"',
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.size.page]: '22px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '10px',
        [tokens.space.section]: '28px',
        [tokens.layout.menu]: 'auto',
      },
    },
  },
});

/** Scripts that the face lacks change the whole family, never glyph by glyph. */
for (const [lang, stack] of scriptStacks('sans')) {
  globalStyle(`${body}:lang(${lang})`, {
    vars: {
      [tokens.font.display]: stack,
      [tokens.font.text]: stack,
      [tokens.font.figures]: stack,
      [tokens.tracking.heading]: '0',
      [tokens.tracking.display]: '0',
    },
  });
}
