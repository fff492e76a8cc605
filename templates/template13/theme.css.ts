import jetBrainsMono from '@capsizecss/metrics/jetBrainsMono';
import cyrillic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-vietnamese-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width the head is three short rows, and everything stands in one column (VIEW-2). */
export const custom = breakpoints.template13Custom;

webFont('JetBrains Mono', '100 800', { latin, latinExt, vietnamese, cyrillic });
const family = fontStack('JetBrains Mono', jetBrainsMono);

templateTheme(
  'template13',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '28px',
      section: '20px',
      box: '20px',
      lead: '17px',
      body: '14px',
      small: '13px',
      tiny: '12px',
      jackpot: '28px',
    },
    weight: { display: '800', heading: '700', strong: '600', medium: '500', body: '400' },
    leading: { display: '1.15', heading: '1.25', body: '1.5' },
    tracking: { display: '-.05em', heading: '-.03em', body: '0' },
    radius: { small: '0px', medium: '0px', large: '0px', control: '0px', round: '0px' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '4px', item: '0px', gutter: '24px', inside: '20px', section: '0px', card: '0px' },
    control: { height: '44px', compact: '40px', row: '44px' },
    layout: { container: '1392px', header: '68px', menu: '250px', aside: '424px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 0 0 1px ${tokens.color.edge}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template13', below(custom), { header: '56px' });

/** No ligatures, a slashed zero. */
globalStyle('body.template13', {
  fontFeatureSettings: '"zero", "calt" 0',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below(custom)]: { vars: { [tokens.space.inside]: '16px', [tokens.space.gutter]: '16px' } },
  },
});

systemScripts('template13', ['ru', 'vi']);
