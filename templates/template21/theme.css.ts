import bangers from '@capsizecss/metrics/bangers';
import lexend from '@capsizecss/metrics/lexend';
import lexendLatin from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2';
import lexendExt from '@fontsource-variable/lexend/files/lexend-latin-ext-wght-normal.woff2';
import lexendViet from '@fontsource-variable/lexend/files/lexend-vietnamese-wght-normal.woff2';
import bangersLatin from '@fontsource/bangers/files/bangers-latin-400-normal.woff2';
import bangersExt from '@fontsource/bangers/files/bangers-latin-ext-400-normal.woff2';
import bangersViet from '@fontsource/bangers/files/bangers-vietnamese-400-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, from, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width pages have one column of panels, and a burst opens the menu (VIEW-2). */
export const custom = breakpoints.template21Custom;

// The lettering has one weight, which stands for all: no browser thickens it.
webFont('Bangers', '100 900', { latin: bangersLatin, latinExt: bangersExt, vietnamese: bangersViet });
webFont('Lexend', '100 900', { latin: lexendLatin, latinExt: lexendExt, vietnamese: lexendViet });
const display = fontStack('Bangers', bangers);
const text = fontStack('Lexend', lexend);

templateTheme(
  'template21',
  {
    font: { display, text, figures: text },
    size: {
      page: '52px',
      section: '48px',
      box: '26px',
      lead: '17px',
      body: '15px',
      small: '14px',
      tiny: '13px',
      jackpot: '64px',
    },
    weight: { display: '700', heading: '700', strong: '700', medium: '600', body: '400' },
    leading: { display: '1', heading: '1.05', body: '1.45' },
    tracking: { display: '.025em', heading: '.025em', body: '0' },
    radius: { small: '4px', medium: '6px', large: '6px', control: '6px', round: '999px' },
    stroke: { decor: '3px', control: '3px', strong: '4px' },
    space: { unit: '4px', item: '22px', gutter: '64px', inside: '20px', section: '50px', card: '12px' },
    control: { height: '48px', compact: '46px', row: '52px' },
    layout: { container: '1312px', header: '132px', menu: '260px', aside: '360px', mobileBar: '0px' },
    shadow: { raised: `5px 5px 0 ${tokens.color.text}`, overlay: `8px 8px 0 ${tokens.color.text}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template21', below(custom), { header: '96px', mobileBar: '92px' });

globalStyle('body.template21', {
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '16px',
        [tokens.space.inside]: '16px',
        [tokens.space.section]: '46px',
        [tokens.size.page]: '38px',
        [tokens.size.section]: '36px',
        [tokens.size.box]: '23px',
        [tokens.size.jackpot]: '48px',
      },
    },
    [`${from(custom)} and ${below('desktopMedium')}`]: { vars: { [tokens.space.gutter]: '40px' } },
  },
});

systemScripts('template21', ['vi']);
