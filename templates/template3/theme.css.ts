import figtreeMetrics from '@capsizecss/metrics/figtree';
import frauncesMetrics from '@capsizecss/metrics/fraunces';
import frauncesItalicMetrics from '@capsizecss/metrics/fraunces/italic';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width there is a drawer (VIEW-2). */
export const custom = breakpoints.template3Custom;

webFont('Fraunces', '100 900', { latin: fraunces, latinExt: frauncesExt });
webFont('Fraunces', '100 900', { latin: frauncesItalic }, 'italic');
webFont('Figtree', '300 900', { latin: figtree, latinExt: figtreeExt });
const display = fontStack('Fraunces', frauncesMetrics, 'serif', frauncesItalicMetrics);
const text = fontStack('Figtree', figtreeMetrics);

templateTheme(
  'template3',
  {
    font: { display, text, figures: display },
    size: {
      page: '52px',
      section: '44px',
      box: '26px',
      lead: '18px',
      body: '16px',
      small: '14.5px',
      tiny: '13px',
      jackpot: '28px',
    },
    weight: { display: '420', heading: '380', strong: '600', medium: '500', body: '400' },
    leading: { display: '1.02', heading: '1.08', body: '1.5' },
    tracking: { display: '-.028em', heading: '-.022em', body: '0' },
    radius: { small: '2px', medium: '2px', large: '2px', control: '2px', round: '50%' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '8px', item: '32px', gutter: '72px', inside: '24px', section: '36px', card: '14px' },
    control: { height: '48px', compact: '44px', row: '52px' },
    layout: { container: '1440px', header: '88px', menu: '240px', aside: '360px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 12px 40px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template3', below('tablet'), { header: '64px' });

globalStyle('body.template3', {
  '@media': { [below(custom)]: { vars: { [tokens.space.gutter]: '36px', [tokens.space.item]: '24px' } } },
});
globalStyle('body.template3', {
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.space.gutter]: '20px',
        [tokens.space.item]: '16px',
        [tokens.size.page]: '40px',
        [tokens.size.section]: '34px',
        [tokens.space.section]: '44px',
      },
    },
  },
});

systemScripts('template3', []);
