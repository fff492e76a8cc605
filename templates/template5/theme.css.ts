import latin from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/baloo-2/files/baloo-2-vietnamese-wght-normal.woff2';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { below, layoutSizes, scriptStacks, templateTheme, tokens } from '../../engine/theme';
import { colors } from './colors';

const body = 'body.template5';
const { arial, baloo2 } = entireMetricsCollection;
const face = '"Baloo 2"';
const fallback = '"Baloo 2 Fallback"';
const family = `${face}, ${fallback}, Arial, sans-serif`;

/** Subsets of the variable face; `₱` comes with latin-ext. */
const subsets = [
  [
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
  [
    latinExt,
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  ],
  [
    vietnamese,
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
  ],
] as const;

for (const [file, unicodeRange] of subsets) {
  globalFontFace(face, {
    src: `url("${file}") format("woff2")`,
    fontWeight: '400 800',
    fontDisplay: 'swap',
    unicodeRange,
  });
}

/**
 * The face is narrow and tall: Arial in its measure, in text and in heading weight, so that nothing shifts when it
 * arrives.
 */
for (const [weight, range, local] of [
  ['500', '400 599', 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo")'],
  ['800', '600 800', 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")'],
] as const) {
  const { fontFaces } = createFontStack(
    [{ ...baloo2, ...baloo2.variants[weight] }, weight === '800' ? { ...arial, ...arial.variants['700'] } : arial],
    {
      fontFaceFormat: 'styleObject',
    },
  );
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  globalFontFace(fallback, {
    src: local,
    fontWeight: range,
    ...(ascentOverride ? { ascentOverride } : {}),
    ...(descentOverride ? { descentOverride } : {}),
    ...(lineGapOverride ? { lineGapOverride } : {}),
    ...(sizeAdjust ? { sizeAdjust } : {}),
  });
}

templateTheme(
  'template5',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '56px',
      section: '48px',
      box: '26px',
      lead: '18px',
      body: '17px',
      small: '15px',
      tiny: '14px',
      jackpot: '46px',
    },
    weight: { display: '800', heading: '800', strong: '700', medium: '600', body: '500' },
    leading: { display: '.76', heading: '.92', body: '1.4' },
    tracking: { display: '-.045em', heading: '-.025em', body: '0' },
    radius: { small: '14px', medium: '24px', large: '36px', control: '24px', round: '999px' },
    stroke: { decor: '2px', control: '2px', strong: '3px' },
    space: { unit: '4px', item: '26px', gutter: '32px', inside: '20px', section: '36px', card: '12px' },
    control: { height: '48px', compact: '44px', row: '56px' },
    layout: { container: '1280px', header: '76px', menu: '248px', aside: '372px', mobileBar: '0px' },
    shadow: {
      raised: `0 0 0 3px ${tokens.color.text}`,
      overlay: `0 0 0 3px ${tokens.color.text}, 0 18px 48px ${tokens.color.scrim}`,
    },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template5', below('desktop'), { mobileBar: '72px' });
layoutSizes('template5', below('tablet'), { header: '62px' });

globalStyle(body, {
  '@media': { [below('desktopMedium')]: { vars: { [tokens.size.section]: '42px', [tokens.size.page]: '50px' } } },
});
globalStyle(body, {
  '@media': { [below('desktop')]: { vars: { [tokens.space.gutter]: '24px', [tokens.size.page]: '46px' } } },
});
globalStyle(body, {
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '18px',
        [tokens.space.inside]: '16px',
        [tokens.size.section]: '33px',
        [tokens.size.page]: '38px',
        [tokens.size.box]: '22px',
        [tokens.size.body]: '16px',
        [tokens.layout.aside]: '100%',
      },
    },
  },
});

/** Scripts the face lacks take a whole family of their own, with room for taller signs. */
for (const [lang, names] of [
  ['ru', '"Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif'] as const,
  ...scriptStacks('sans'),
]) {
  globalStyle(`${body}:lang(${lang})`, {
    vars: {
      [tokens.font.display]: names,
      [tokens.font.text]: names,
      [tokens.font.figures]: names,
      [tokens.leading.display]: '1.1',
      [tokens.leading.heading]: '1.2',
      [tokens.tracking.display]: '-.02em',
      [tokens.tracking.heading]: '0',
    },
  });
}
/** The family for Russian is wider than the face: on the smallest phones a title of one long word is smaller. */
globalStyle(`${body}:lang(ru)`, { '@media': { '(width < 370px)': { vars: { [tokens.size.page]: '10.4vw' } } } });
