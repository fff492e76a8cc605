import josefin from '@capsizecss/metrics/josefinSans';
import poiret from '@capsizecss/metrics/poiretOne';
import text from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2';
import textExt from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-ext-wght-normal.woff2';
import textVietnamese from '@fontsource-variable/josefin-sans/files/josefin-sans-vietnamese-wght-normal.woff2';
import display from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2';
import displayExt from '@fontsource/poiret-one/files/poiret-one-latin-ext-400-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, layoutSizes, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';

webFont('Poiret One', '400', { latin: display, latinExt: displayExt });
webFont('Josefin Sans', '100 700', { latin: text, latinExt: textExt, vietnamese: textVietnamese });
const words = fontStack('Josefin Sans', josefin);

templateTheme(
  'template19',
  {
    font: { display: fontStack('Poiret One', poiret), text: words, figures: words },
    size: {
      page: '52px',
      section: '42px',
      box: '28px',
      lead: '17px',
      body: '16px',
      small: '15px',
      tiny: '14px',
      jackpot: '56px',
    },
    weight: { display: '400', heading: '400', strong: '600', medium: '500', body: '400' },
    leading: { display: '1', heading: '1.05', body: '1.5' },
    tracking: { display: '.01em', heading: '0', body: '0' },
    radius: { small: '0', medium: '0', large: '0', control: '0', round: '0' },
    stroke: { decor: '1px', control: '1px', strong: '2px' },
    space: { unit: '4px', item: '26px', gutter: '40px', inside: '26px', section: '44px', card: '14px' },
    control: { height: '48px', compact: '44px', row: '56px' },
    layout: { container: '1360px', header: '92px', menu: '250px', aside: '340px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 20px 60px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template19', below('desktop'), { header: '64px' });

globalStyle('body.template19', {
  '@media': {
    [below('desktop')]: {
      vars: {
        [tokens.size.page]: '38px',
        [tokens.size.section]: '36px',
        [tokens.size.box]: '26px',
        [tokens.size.jackpot]: '44px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '18px',
        [tokens.space.inside]: '18px',
        [tokens.space.section]: '32px',
      },
    },
  },
});

systemScripts('template19', ['vi']);
