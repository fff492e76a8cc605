import notoSans from '@capsizecss/metrics/notoSans';
import notoSerif from '@capsizecss/metrics/notoSerifDisplay';
import sansExt from '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2';
import sans from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
import sansViet from '@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2';
import serifExt from '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-ext-wght-normal.woff2';
import serif from '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2';
import serifViet from '@fontsource-variable/noto-serif-display/files/noto-serif-display-vietnamese-wght-normal.woff2';
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

/** Below this width there is a dock, and the ribbon has no tails and no links (VIEW-2). */
export const custom = breakpoints.template23Custom;

webFont('Noto Serif Display', '100 900', { latin: serif, latinExt: serifExt, vietnamese: serifViet });
webFont('Noto Sans', '100 900', { latin: sans, latinExt: sansExt, vietnamese: sansViet });
const display = fontStack('Noto Serif Display', notoSerif, 'serif');
const text = fontStack('Noto Sans', notoSans);

templateTheme(
  'template23',
  {
    font: { display, text, figures: text },
    size: {
      page: '46px',
      section: '30px',
      box: '24px',
      lead: '17px',
      body: '15px',
      small: '14px',
      tiny: '13px',
      jackpot: '34px',
    },
    weight: { display: '600', heading: '600', strong: '650', medium: '550', body: '400' },
    leading: { display: '1.04', heading: '1.15', body: '1.5' },
    tracking: { display: '-.022em', heading: '-.014em', body: '0' },
    radius: { small: '6px', medium: '8px', large: '8px', control: '8px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '4px', item: '20px', gutter: '32px', inside: '26px', section: '56px', card: '14px' },
    control: { height: '44px', compact: '44px', row: '52px' },
    layout: { container: '1312px', header: '72px', menu: '250px', aside: '340px', mobileBar: '0px' },
    shadow: { raised: `0 10px 16px ${tokens.color.scrim}`, overlay: `0 24px 60px -12px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template23', below(custom), { header: '60px', mobileBar: '76px' });

globalStyle('body.template23', {
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.size.page]: '34px',
        [tokens.size.section]: '26px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.inside]: '18px',
        [tokens.space.section]: '38px',
      },
    },
  },
});

systemScripts('template23', ['vi']);
/** Titles keep their serifs in the scripts that the display face lacks. */
for (const [lang, family] of [...scriptStacks('serif'), ['ru', 'Georgia, "Times New Roman", serif'] as const]) {
  globalStyle(`body.template23:lang(${lang})`, { vars: { [tokens.font.display]: family } });
}
