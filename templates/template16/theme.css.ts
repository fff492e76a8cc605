import workSansMetrics from '@capsizecss/metrics/workSans';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2';
import workSansExt from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2';
import workSansVietnamese from '@fontsource-variable/work-sans/files/work-sans-vietnamese-wght-normal.woff2';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import {
  below,
  fontStack,
  forEachColor,
  layoutSizes,
  systemScripts,
  templateTheme,
  tokens,
  webFont,
} from '../../engine/theme';
import { colors, street } from './colors';
import { breakpoints } from './template.json';

/** Below this width there is a drawer, the windows stand in two columns and so do posters (VIEW-2). */
export const custom = breakpoints.template16Custom;

webFont('Work Sans', '100 900', { latin: workSans, latinExt: workSansExt, vietnamese: workSansVietnamese });
const family = fontStack('Work Sans', workSansMetrics);

templateTheme(
  'template16',
  {
    font: { display: family, text: family, figures: family },
    size: {
      page: '38px',
      section: '38px',
      box: '20px',
      lead: '17px',
      body: '15px',
      small: '14.5px',
      tiny: '13px',
      jackpot: '35px',
    },
    weight: { display: '800', heading: '750', strong: '650', medium: '550', body: '450' },
    leading: { display: '1.02', heading: '1.1', body: '1.45' },
    tracking: { display: '-.04em', heading: '-.04em', body: '0' },
    radius: { small: '4px', medium: '6px', large: '6px', control: '6px', round: '999px' },
    stroke: { decor: '1px', control: '1.5px', strong: '3px' },
    space: { unit: '4px', item: '16px', gutter: '24px', inside: '26px', section: '42px', card: '14px' },
    control: { height: '46px', compact: '46px', row: '52px' },
    layout: { container: '1320px', header: '94px', menu: '250px', aside: '340px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 30px 60px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template16', below(custom), { header: '62px' });
globalStyle('body.template16', {
  '@media': {
    [below(custom)]: {
      vars: {
        [tokens.size.page]: '25px',
        [tokens.size.section]: 'clamp(20px, 5.8vw, 25px)',
        [tokens.size.jackpot]: '28px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.inside]: '18px',
        [tokens.space.section]: '36px',
      },
    },
  },
});

/** The colour of the street, for what shows it on a light floor. */
export const streetColor = 'var(--boulevard-street)';
/** What is dark: the head, the foot, the front of each floor, the band of figures. */
const dark =
  ':is(header[data-region], footer[data-region], [data-page=home] > main [data-part=section-heading], [data-part=page-heading], [data-part=winners-atrium], [data-part=maintenance-notice], [data-part=rewards] > a, [data-part=chat-button], [data-part=partners-button], button[data-fold])';
for (const [name, values] of forEachColor(street)) {
  globalStyle(`body.template16.${name}`, { vars: { '--boulevard-street': values.background } });
  globalStyle(`body.template16.${name} ${dark}`, { color: values.text, vars: assignVars(tokens.color, values) });
}

systemScripts('template16', ['vi']);
/** Figures keep the two ends of the face beside words of other scripts. */
globalStyle('body.template16:is(:lang(zh), :lang(ru), :lang(ne), :lang(bn))', {
  vars: { [tokens.font.figures]: family },
});
