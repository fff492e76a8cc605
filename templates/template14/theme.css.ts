import marcellus from '@capsizecss/metrics/marcellus';
import mulish from '@capsizecss/metrics/mulish';
import mulishCyrillic from '@fontsource-variable/mulish/files/mulish-cyrillic-wght-normal.woff2';
import mulishLatin from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2';
import mulishExt from '@fontsource-variable/mulish/files/mulish-latin-ext-wght-normal.woff2';
import mulishViet from '@fontsource-variable/mulish/files/mulish-vietnamese-wght-normal.woff2';
import marcellusLatin from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
import marcellusExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import {
  below,
  fontStack,
  layoutSizes,
  scriptStacks,
  systemScripts,
  templateTheme,
  tokens,
  webFont,
} from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width one column of tables stands under the other, and filters are a sheet (VIEW-2). */
export const custom = breakpoints.template14Custom;

// The letters of the names have one weight, which stands for all: no browser thickens them.
webFont('Marcellus', '100 900', { latin: marcellusLatin, latinExt: marcellusExt });
webFont('Mulish', '200 1000', {
  latin: mulishLatin,
  latinExt: mulishExt,
  vietnamese: mulishViet,
  cyrillic: mulishCyrillic,
});
const display = fontStack('Marcellus', marcellus, 'serif');
const text = fontStack('Mulish', mulish);

templateTheme(
  'template14',
  {
    font: { display, text, figures: text },
    size: {
      page: '70px',
      section: '38px',
      box: '20px',
      lead: '18px',
      body: '15px',
      small: '14px',
      tiny: '13.5px',
      jackpot: '34px',
    },
    weight: { display: '800', heading: '400', strong: '700', medium: '700', body: '500' },
    leading: { display: '1.02', heading: '1.18', body: '1.5' },
    tracking: { display: '-.018em', heading: '-.012em', body: '0' },
    radius: { small: '10px', medium: '12px', large: '14px', control: '14px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '22px', gutter: '32px', inside: '26px', section: '44px', card: '11px' },
    control: { height: '48px', compact: '44px', row: '40px' },
    layout: { container: '1320px', header: '92px', menu: '248px', aside: '330px', mobileBar: '0px' },
    shadow: { raised: `0 24px 40px -18px ${tokens.color.scrim}`, overlay: `0 24px 60px -12px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template14', below('desktop'), { header: '64px', mobileBar: '66px' });

globalStyle('body.template14', {
  '@media': {
    [below('desktop')]: { vars: { [tokens.size.page]: '56px' } },
    [below(custom)]: {
      vars: {
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '14px',
        [tokens.space.inside]: '20px',
        [tokens.space.section]: '38px',
        [tokens.size.page]: '44px',
        [tokens.size.section]: '31px',
        [tokens.size.lead]: '16.5px',
      },
    },
  },
});

systemScripts('template14', []);
/** Names and titles of the scripts that Marcellus lacks are set with serifs; the name of the house stays as it is. */
for (const [lang, family] of [
  ...scriptStacks('serif'),
  ...['ru', 'vi'].map((lang) => [lang, 'Georgia, "Times New Roman", serif'] as const),
]) {
  globalStyle(`body.template14:lang(${lang})`, { vars: { [tokens.font.display]: family } });
}
globalStyle('body.template14 [data-part=wordmark]', { fontFamily: display });
