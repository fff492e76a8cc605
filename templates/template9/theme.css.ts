import dmSans from '@capsizecss/metrics/dMSans';
import latin from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width what is in the head's compartments stands in the drawer (VIEW-2). */
export const custom = breakpoints.template9Custom;
/** From this width on the choices stand beside the articles (VIEW-2). */
export const product = breakpoints.template9Product;

webFont('DM Sans', '100 1000', { latin, latinExt });
const family = fontStack('DM Sans', dmSans);

templateTheme(
  'template9',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '42px',
      section: '26px',
      box: '17px',
      lead: '16.5px',
      body: '15px',
      small: '14px',
      tiny: '13.5px',
      jackpot: '38px',
    },
    weight: { display: '800', heading: '750', strong: '680', medium: '560', body: '450' },
    leading: { display: '1.05', heading: '1.1', body: '1.45' },
    tracking: { display: '-.035em', heading: '-.025em', body: '0' },
    radius: { small: '5px', medium: '10px', large: '10px', control: '8px', round: '999px' },
    stroke: { decor: '1px', control: '1.5px', strong: '3px' },
    space: { unit: '4px', item: '18px', gutter: '32px', inside: '22px', section: '44px', card: '14px' },
    control: { height: '48px', compact: '44px', row: '38px' },
    layout: { container: '1360px', header: '80px', menu: '180px', aside: '380px', mobileBar: '0px' },
    shadow: { raised: `0 1px 2px ${tokens.color.scrim}`, overlay: `0 18px 44px -8px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template9', below(custom), { header: '64px' });

globalStyle('body.template9', {
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.size.page]: '32px',
        [tokens.size.section]: '23px',
        [tokens.space.gutter]: '24px',
        [tokens.space.section]: '36px',
        [tokens.layout.menu]: '160px',
      },
    },
    [below('tablet')]: {
      vars: {
        [tokens.size.lead]: '15.5px',
        [tokens.size.tiny]: '13px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.section]: '32px',
        [tokens.space.inside]: '18px',
      },
    },
  },
});

systemScripts('template9', []);
