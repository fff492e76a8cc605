import chakraPetch from '@capsizecss/metrics/chakraPetch';
import ext500 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-500-normal.woff2';
import ext600 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-600-normal.woff2';
import ext700 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-normal.woff2';
import latin500 from '@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2';
import latin600 from '@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff2';
import latin700 from '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2';
import viet500 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-500-normal.woff2';
import viet600 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-600-normal.woff2';
import viet700 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-700-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';
import { breakpoints } from './template.json';

/** Below this width the links and the field of the header go, and the mosaic has six columns (VIEW-2). */
export const custom = breakpoints.template2Custom;

webFont('Chakra Petch', '700', { latin: latin700, latinExt: ext700, vietnamese: viet700 });
webFont('Chakra Petch', '600', { latin: latin600, latinExt: ext600, vietnamese: viet600 });
webFont('Chakra Petch', '500', { latin: latin500, latinExt: ext500, vietnamese: viet500 });
const family = fontStack('Chakra Petch', chakraPetch);

templateTheme(
  'template2',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '40px',
      section: '27px',
      box: '20px',
      lead: '17px',
      body: '15px',
      small: '14.5px',
      tiny: '13px',
      jackpot: '37px',
    },
    weight: { display: '700', heading: '700', strong: '600', medium: '600', body: '500' },
    leading: { display: '1.05', heading: '1.12', body: '1.45' },
    tracking: { display: '-.02em', heading: '-.01em', body: '0' },
    radius: { small: '5px', medium: '12px', large: '12px', control: '8px', round: '12px' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '4px', item: '16px', gutter: '20px', inside: '20px', section: '52px', card: '16px' },
    control: { height: '48px', compact: '44px', row: '46px' },
    layout: { container: '1320px', header: '108px', menu: '250px', aside: '320px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 14px 40px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template2', below(custom), { mobileBar: '84px' });
layoutSizes('template2', below('tablet'), { header: '80px' });

globalStyle('body.template2', {
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.size.page]: '32px',
        [tokens.size.section]: '23px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.inside]: '16px',
        [tokens.space.section]: '38px',
      },
    },
  },
});

systemScripts('template2', ['vi']);
