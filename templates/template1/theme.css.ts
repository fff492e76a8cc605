import manrope from '@capsizecss/metrics/manrope';
import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/manrope/files/manrope-vietnamese-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';

webFont('Manrope', '200 800', { latin, latinExt, vietnamese, cyrillic });
const family = fontStack('Manrope', manrope);

templateTheme(
  'template1',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '32px',
      section: '24px',
      box: '18px',
      lead: '17px',
      body: '14px',
      small: '13px',
      tiny: '12px',
      jackpot: '38px',
    },
    weight: { display: '800', heading: '800', strong: '700', medium: '600', body: '500' },
    leading: { display: '1', heading: '1.25', body: '1.45' },
    tracking: { display: '-.045em', heading: '-.03em', body: '0' },
    radius: { small: '4px', medium: '8px', large: '8px', control: '8px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '16px', gutter: '24px', inside: '16px', section: '38px', card: '10px' },
    control: { height: '48px', compact: '40px', row: '48px' },
    layout: { container: '1280px', header: '72px', menu: '240px', aside: '292px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 16px 48px ${tokens.color.scrim}` },
    motion: { duration: '200ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template1', below('tablet'), { header: '60px', mobileBar: '68px' });

globalStyle('body.template1', {
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.size.page]: '26px',
        [tokens.size.section]: '20px',
        [tokens.size.jackpot]: '34px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '10px',
        [tokens.space.section]: '34px',
      },
    },
  },
});

systemScripts('template1', ['ru', 'vi']);
