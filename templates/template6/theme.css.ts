import sora from '@capsizecss/metrics/sora';
import latin from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/sora/files/sora-latin-ext-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import {
  below,
  floatReach,
  fontStack,
  layoutSizes,
  systemScripts,
  templateTheme,
  tokens,
  webFont,
} from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width the rail is a strip and there is a dock (VIEW-2). */
export const custom = breakpoints.template6Custom;

webFont('Sora', '100 800', { latin, latinExt });
const family = fontStack('Sora', sora);

templateTheme(
  'template6',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '64px',
      section: '34px',
      box: '22px',
      lead: '17px',
      body: '15px',
      small: '14px',
      tiny: '12.5px',
      jackpot: '50px',
    },
    weight: { display: '800', heading: '700', strong: '600', medium: '500', body: '400' },
    leading: { display: '.94', heading: '1.05', body: '1.45' },
    tracking: { display: '-.045em', heading: '-.03em', body: '0' },
    radius: { small: '0px', medium: '0px', large: '0px', control: '0px', round: '0px' },
    stroke: { decor: '1px', control: '1px', strong: '4px' },
    space: { unit: '4px', item: '0px', gutter: '32px', inside: '24px', section: '40px', card: '10px' },
    control: { height: '52px', compact: '44px', row: '52px' },
    layout: { container: '1480px', header: '64px', menu: '72px', aside: '340px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: 'none' },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template6', below(custom), { header: '56px', mobileBar: '72px' });

globalStyle('body.template6', {
  vars: { '--masonry-gap': '0px', '--masonry-words': '0px', [floatReach]: '100vw' },
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.size.page]: '46px',
        [tokens.size.section]: '28px',
        [tokens.space.gutter]: '18px',
        [tokens.space.inside]: '18px',
        [tokens.space.section]: '36px',
      },
    },
  },
});

systemScripts('template6', []);
