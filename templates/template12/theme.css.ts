import quicksand from '@capsizecss/metrics/quicksand';
import latin from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/quicksand/files/quicksand-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/quicksand/files/quicksand-vietnamese-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width the box has two columns and there is a dock (VIEW-2). */
export const custom = breakpoints.template12Custom;

webFont('Quicksand', '300 700', { latin, latinExt, vietnamese });
const family = fontStack('Quicksand', quicksand);

templateTheme(
  'template12',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '46px',
      section: '34px',
      box: '20px',
      lead: '17px',
      body: '16px',
      small: '15px',
      tiny: '14px',
      jackpot: '58px',
    },
    weight: { display: '700', heading: '700', strong: '700', medium: '600', body: '500' },
    leading: { display: '1.04', heading: '1.12', body: '1.45' },
    tracking: { display: '-.045em', heading: '-.03em', body: '0' },
    radius: { small: '12px', medium: '20px', large: '28px', control: '16px', round: '999px' },
    stroke: { decor: '1px', control: '1.5px', strong: '3px' },
    space: { unit: '4px', item: '20px', gutter: '60px', inside: '26px', section: '44px', card: '8px' },
    control: { height: '48px', compact: '46px', row: '52px' },
    layout: { container: '1240px', header: '116px', menu: '240px', aside: '360px', mobileBar: '0px' },
    shadow: {
      raised: `0 1px 2px color-mix(in oklab, ${tokens.color.accent} 6%, transparent), 0 14px 36px -12px color-mix(in oklab, ${tokens.color.accent} 24%, transparent)`,
      overlay: `0 24px 64px -16px color-mix(in oklab, ${tokens.color.accent} 45%, transparent)`,
    },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template12', below(custom), { header: '82px', mobileBar: '90px' });

globalStyle('body.template12', {
  '@media': {
    '(width < 1280px)': { vars: { [tokens.space.gutter]: '24px' } },
    [below(custom)]: {
      vars: {
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.inside]: '20px',
        [tokens.size.page]: '34px',
        [tokens.size.section]: '28px',
        [tokens.size.jackpot]: '50px',
        [tokens.radius.large]: '24px',
      },
    },
  },
});

systemScripts('template12', ['vi']);
