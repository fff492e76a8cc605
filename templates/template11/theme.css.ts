import barlowMetrics from '@capsizecss/metrics/barlow';
import condensedMetrics from '@capsizecss/metrics/barlowCondensed';
import condensed600Ext from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2';
import condensed700Ext from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2';
import condensed600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
import condensed700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import condensed600Viet from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-600-normal.woff2';
import condensed700Viet from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-normal.woff2';
import barlow400Ext from '@fontsource/barlow/files/barlow-latin-ext-400-normal.woff2';
import barlow500Ext from '@fontsource/barlow/files/barlow-latin-ext-500-normal.woff2';
import barlow600Ext from '@fontsource/barlow/files/barlow-latin-ext-600-normal.woff2';
import barlow400 from '@fontsource/barlow/files/barlow-latin-400-normal.woff2';
import barlow500 from '@fontsource/barlow/files/barlow-latin-500-normal.woff2';
import barlow600 from '@fontsource/barlow/files/barlow-latin-600-normal.woff2';
import barlow400Viet from '@fontsource/barlow/files/barlow-vietnamese-400-normal.woff2';
import barlow500Viet from '@fontsource/barlow/files/barlow-vietnamese-500-normal.woff2';
import barlow600Viet from '@fontsource/barlow/files/barlow-vietnamese-600-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** From this width on the sports stand beside the odds (VIEW-2). */
export const custom = breakpoints.template11Custom;

webFont('Barlow Condensed', '700', { latin: condensed700, latinExt: condensed700Ext, vietnamese: condensed700Viet });
webFont('Barlow Condensed', '600', { latin: condensed600, latinExt: condensed600Ext, vietnamese: condensed600Viet });
webFont('Barlow', '400', { latin: barlow400, latinExt: barlow400Ext, vietnamese: barlow400Viet });
webFont('Barlow', '500', { latin: barlow500, latinExt: barlow500Ext, vietnamese: barlow500Viet });
webFont('Barlow', '600', { latin: barlow600, latinExt: barlow600Ext, vietnamese: barlow600Viet });
const display = fontStack('Barlow Condensed', condensedMetrics);
const text = fontStack('Barlow', barlowMetrics);

templateTheme(
  'template11',
  {
    font: { display, text, figures: display },
    size: {
      page: '38px',
      section: '23px',
      box: '21px',
      lead: '19px',
      body: '14px',
      small: '13px',
      tiny: '12px',
      jackpot: '30px',
    },
    weight: { display: '700', heading: '700', strong: '600', medium: '500', body: '400' },
    leading: { display: '1', heading: '1.1', body: '1.43' },
    tracking: { display: '-.012em', heading: '-.003em', body: '0' },
    radius: { small: '2px', medium: '3px', large: '3px', control: '3px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '4px' },
    space: { unit: '2px', item: '10px', gutter: '10px', inside: '14px', section: '10px', card: '14px' },
    control: { height: '48px', compact: '40px', row: '34px' },
    layout: { container: '1760px', header: '56px', menu: '220px', aside: '312px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 12px 40px ${tokens.color.scrim}` },
    motion: { duration: '200ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template11', below(custom), { mobileBar: '62px' });

globalStyle('body.template11', {
  fontVariantNumeric: 'tabular-nums',
  fontWeight: tokens.weight.medium,
  '@media': {
    [below(custom)]: { vars: { [tokens.size.page]: '34px', [tokens.space.gutter]: '12px' } },
  },
});

systemScripts('template11', ['vi']);
