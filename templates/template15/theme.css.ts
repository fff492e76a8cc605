import plusJakartaSans from '@capsizecss/metrics/plusJakartaSans';
import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width the column fills the window and the wall of pockets is gone (VIEW-2). */
export const custom = breakpoints.template15Custom;

webFont('Plus Jakarta Sans', '200 800', { latin, latinExt, vietnamese });
const family = fontStack('Plus Jakarta Sans', plusJakartaSans);
const shade = (part: number) => `color-mix(in oklab, ${tokens.color.accentDeep} ${part}%, transparent)`;

templateTheme(
  'template15',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '32px',
      section: '22px',
      box: '20px',
      lead: '16px',
      body: '15px',
      small: '14px',
      tiny: '13px',
      jackpot: '43px',
    },
    weight: { display: '800', heading: '800', strong: '700', medium: '600', body: '500' },
    leading: { display: '1.02', heading: '1.18', body: '1.4' },
    tracking: { display: '-.05em', heading: '-.04em', body: '0' },
    radius: { small: '10px', medium: '18px', large: '24px', control: '14px', round: '999px' },
    stroke: { decor: '1px', control: '1.5px', strong: '3px' },
    space: { unit: '4px', item: '12px', gutter: '20px', inside: '18px', section: '16px', card: '8px' },
    control: { height: '48px', compact: '44px', row: '60px' },
    layout: { container: '480px', header: '68px', menu: '240px', aside: '250px', mobileBar: '88px' },
    shadow: {
      raised: `0 1px 2px ${shade(14)}, 0 8px 24px ${shade(9)}`,
      overlay: `0 2px 4px ${shade(18)}, 0 10px 34px ${shade(26)}`,
    },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template15', below(custom), { header: '64px' });

globalStyle('body.template15', {
  '@media': { [below(custom)]: { vars: { [tokens.space.gutter]: '16px', [tokens.size.jackpot]: '37px' } } },
});

systemScripts('template15', ['vi']);
