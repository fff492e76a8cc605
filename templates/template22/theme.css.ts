import urbanist from '@capsizecss/metrics/urbanist';
import latin from '@fontsource-variable/urbanist/files/urbanist-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/urbanist/files/urbanist-latin-ext-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width there are tabs, and panels stand one below the other (VIEW-2). */
export const custom = breakpoints.template22Custom;

webFont('Urbanist', '100 900', { latin, latinExt });
const family = fontStack('Urbanist', urbanist);

templateTheme(
  'template22',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '40px',
      section: '36px',
      box: '21px',
      lead: '17.5px',
      body: '16px',
      small: '15px',
      tiny: '14.5px',
      jackpot: '58px',
    },
    weight: { display: '700', heading: '700', strong: '700', medium: '600', body: '500' },
    leading: { display: '1.02', heading: '1.15', body: '1.5' },
    tracking: { display: '-.038em', heading: '-.03em', body: '0' },
    radius: { small: '12px', medium: '16px', large: '16px', control: '16px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '24px', gutter: '32px', inside: '30px', section: '38px', card: '12px' },
    control: { height: '48px', compact: '46px', row: '52px' },
    layout: { container: '1304px', header: '88px', menu: '250px', aside: '340px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 24px 64px -12px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template22', below(custom), { header: '66px', mobileBar: '86px' });

globalStyle('body.template22', {
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.size.page]: '34px',
        [tokens.size.section]: '29px',
        [tokens.size.jackpot]: '46px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.inside]: '20px',
        [tokens.space.section]: '34px',
      },
    },
  },
});

systemScripts('template22', []);
