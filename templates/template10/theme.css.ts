import outfit from '@capsizecss/metrics/outfit';
import latin from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width there is a dock, and posters keep their size (VIEW-2). */
export const custom = breakpoints.template10Custom;

webFont('Outfit', '100 900', { latin, latinExt });
const family = fontStack('Outfit', outfit);

templateTheme(
  'template10',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '44px',
      section: '24px',
      box: '20px',
      lead: '18px',
      body: '16px',
      small: '14px',
      tiny: '13px',
      jackpot: '44px',
    },
    weight: { display: '800', heading: '600', strong: '600', medium: '500', body: '400' },
    leading: { display: '1', heading: '1.2', body: '1.5' },
    tracking: { display: '-.035em', heading: '-.018em', body: '0' },
    radius: { small: '4px', medium: '4px', large: '4px', control: '4px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '10px', gutter: '56px', inside: '20px', section: '60px', card: '10px' },
    control: { height: '48px', compact: '40px', row: '48px' },
    layout: { container: '1728px', header: '128px', menu: '240px', aside: '320px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 24px 60px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template10', below(custom), { header: '100px', mobileBar: '66px' });

globalStyle('body.template10', {
  '@media': {
    [below(custom)]: {
      vars: { [tokens.space.gutter]: '24px', [tokens.space.section]: '48px' },
    },
  },
});
globalStyle('body.template10', {
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.space.gutter]: '16px',
        [tokens.size.section]: '21px',
        [tokens.size.page]: '34px',
        [tokens.size.jackpot]: '40px',
      },
    },
  },
});

systemScripts('template10', []);
