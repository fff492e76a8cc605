import cinzelMetrics from '@capsizecss/metrics/cinzel';
import latoMetrics from '@capsizecss/metrics/lato';
import cinzel from '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2';
import cinzelExt from '@fontsource-variable/cinzel/files/cinzel-latin-ext-wght-normal.woff2';
import lato400 from '@fontsource/lato/files/lato-latin-400-normal.woff2';
import lato400Ext from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2';
import lato700 from '@fontsource/lato/files/lato-latin-700-normal.woff2';
import lato700Ext from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import {
  below,
  fontStack,
  layoutSizes,
  scriptStacks,
  systemScripts,
  templateTheme,
  tokens,
  webFont,
} from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width there is a dock, two columns of games, and the hall is a storey lower (VIEW-2). */
export const custom = breakpoints.template8Custom;

webFont('Cinzel', '400 900', { latin: cinzel, latinExt: cinzelExt });
webFont('Lato', '400', { latin: lato400, latinExt: lato400Ext });
webFont('Lato', '700', { latin: lato700, latinExt: lato700Ext });
const display = fontStack('Cinzel', cinzelMetrics, 'serif');
const text = fontStack('Lato', latoMetrics);

templateTheme(
  'template8',
  {
    font: { display, text, figures: display },
    size: {
      page: '54px',
      section: '30px',
      box: '20px',
      lead: '17px',
      body: '15px',
      small: '14px',
      tiny: '13px',
      jackpot: '31px',
    },
    weight: { display: '600', heading: '600', strong: '700', medium: '400', body: '400' },
    leading: { display: '1.11', heading: '1.2', body: '1.47' },
    tracking: { display: '.05em', heading: '.03em', body: '0' },
    radius: { small: '3px', medium: '4px', large: '6px', control: '4px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '4px', item: '26px', gutter: '32px', inside: '28px', section: '42px', card: '11px' },
    control: { height: '48px', compact: '44px', row: '54px' },
    layout: { container: '1190px', header: '116px', menu: '240px', aside: '360px', mobileBar: '0px' },
    shadow: { raised: `0 16px 40px ${tokens.color.scrim}`, overlay: `0 24px 60px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template8', below(custom), { header: '84px', mobileBar: '70px' });

globalStyle('body.template8', {
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '18px',
        [tokens.space.inside]: '20px',
        [tokens.size.page]: 'min(31px, 8.2vw)',
        [tokens.size.section]: '22px',
        [tokens.size.jackpot]: '25px',
        [tokens.tracking.display]: '.02em',
      },
    },
  },
});

systemScripts('template8', []);
/**
 * Names and titles of the scripts that Cinzel lacks are set with serifs; figures and the name of the house stay as they
 * are.
 */
for (const [lang, family] of [
  ...scriptStacks('serif'),
  ...['ru', 'vi'].map((lang) => [lang, 'Georgia, "Times New Roman", serif'] as const),
]) {
  globalStyle(`body.template8:lang(${lang})`, {
    vars: { [tokens.font.display]: family, [tokens.font.figures]: display },
  });
}
globalStyle('body.template8 [data-part=wordmark]', { fontFamily: display });
