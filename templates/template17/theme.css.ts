import spaceGrotesk from '@capsizecss/metrics/spaceGrotesk';
import latin from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/space-grotesk/files/space-grotesk-vietnamese-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width the rail becomes a row, the board four columns, and there is a menu button (VIEW-2). */
export const custom = breakpoints.template17Custom;

webFont('Space Grotesk', '300 700', { latin, latinExt, vietnamese });
const family = fontStack('Space Grotesk', spaceGrotesk);

templateTheme(
  'template17',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '44px',
      section: '20px',
      box: '17px',
      lead: '18px',
      body: '16px',
      small: '14.5px',
      tiny: '13.5px',
      jackpot: '62px',
    },
    weight: { display: '700', heading: '600', strong: '600', medium: '500', body: '400' },
    leading: { display: '1', heading: '1.2', body: '1.45' },
    tracking: { display: '-.055em', heading: '-.02em', body: '0' },
    radius: { small: '10px', medium: '20px', large: '28px', control: '16px', round: '20px' },
    stroke: { decor: '0px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '16px', gutter: '24px', inside: '24px', section: '40px', card: '10px' },
    control: { height: '48px', compact: '44px', row: '50px' },
    layout: { container: '1648px', header: '100px', menu: '92px', aside: '320px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 8px 24px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template17', below(custom), { header: '80px', mobileBar: '74px' });

globalStyle('body.template17', {
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.space.gutter]: '12px',
        [tokens.space.item]: '10px',
        [tokens.space.inside]: '18px',
        [tokens.radius.large]: '24px',
        [tokens.size.page]: '36px',
        [tokens.size.jackpot]: '54px',
      },
    },
  },
});

systemScripts('template17', ['vi']);
