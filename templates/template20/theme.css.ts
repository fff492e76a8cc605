import instrument from '@capsizecss/metrics/instrumentSans';
import syne from '@capsizecss/metrics/syne';
import instrumentLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import instrumentExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
import syneLatin from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2';
import syneExt from '@fontsource-variable/syne/files/syne-latin-ext-wght-normal.woff2';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import {
  below,
  fontStack,
  forEachColor,
  layoutSizes,
  moonTones,
  systemScripts,
  templateTheme,
  tokens,
  webFont,
} from '../../engine/theme';
import { colors, night } from './colors';
import { narrow } from './media';

webFont('Syne', '400 800', { latin: syneLatin, latinExt: syneExt });
webFont('Syne Bold', '400 700', { latin: syneLatin, latinExt: syneExt });
webFont('Instrument Sans', '400 700', { latin: instrumentLatin, latinExt: instrumentExt });
// The face widens with its weight, so each weight that is used has a measure of its own.
const measured = (xWidthAvg: number) => ({ ...syne, xWidthAvg, subsets: { ...syne.subsets, latin: { xWidthAvg } } });
const display = fontStack('Syne', measured(814));
const text = fontStack('Instrument Sans', instrument);
/** For words that run on: the display face at 700. */
export const running = fontStack('Syne Bold', measured(561));

templateTheme(
  'template20',
  {
    font: { display, text, figures: text },
    size: {
      page: 'clamp(34px, 5.2vw - 16px, 76px)',
      section: '44px',
      box: '24px',
      lead: '19px',
      body: '16px',
      small: '15px',
      tiny: '14px',
      jackpot: '76px',
    },
    weight: { display: '800', heading: '800', strong: '700', medium: '600', body: '400' },
    leading: { display: '.86', heading: '.95', body: '1.45' },
    tracking: { display: '-.055em', heading: '-.045em', body: '0' },
    radius: { small: '0', medium: '0', large: '0', control: '0', round: '0' },
    stroke: { decor: '1px', control: '1.5px', strong: '3px' },
    space: { unit: '8px', item: '16px', gutter: '40px', inside: '24px', section: '40px', card: '16px' },
    control: { height: '56px', compact: '44px', row: '58px' },
    layout: { container: '720px', header: '72px', menu: '250px', aside: '340px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: `0 16px 40px ${tokens.color.scrim}` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);
layoutSizes('template20', narrow, { header: '60px', mobileBar: '64px' });

globalStyle('body.template20', {
  '@media': {
    [below('desktopMedium')]: { vars: { [tokens.size.section]: '36px', [tokens.size.jackpot]: '52px' } },
    [narrow]: {
      vars: {
        [tokens.size.page]: 'clamp(28px, 8.8vw, 42px)',
        [tokens.size.section]: '27px',
        [tokens.size.jackpot]: '40px',
        [tokens.size.lead]: '17px',
        [tokens.space.gutter]: '20px',
        [tokens.space.inside]: '20px',
        [tokens.space.section]: '32px',
      },
    },
  },
});

/** What stands on the night; floats do, on either half. */
const dark =
  ':is([data-night], [data-part=chapter-lead], [data-part=chapters] > nav, [data-part=header-seam] > a, [data-region=footer], [data-part=page-heading], [data-part=benefit-list], [data-part=browser-bar], [data-part=filter-bar], [data-part=maintenance-notice], [data-part=rewards] > a, [data-part=chat-button], [data-part=partners-button], button[data-fold])';
for (const [name, values] of forEachColor(night)) {
  const moon = moonTones(values.text, values.accentText);
  globalStyle(`body.template20.${name}`, {
    vars: {
      '--half-night': values.background,
      '--half-moon': moon.disc,
      '--half-shade': moon.paleShade,
    },
  });
  globalStyle(`body.template20.${name} ${dark}`, { color: values.text, vars: assignVars(tokens.color, values) });
}

systemScripts('template20', []);
/** Cyrillic needs no more room between its lines than Latin at this size. */
globalStyle('body.template20:lang(ru)', { vars: { [tokens.leading.display]: '1', [tokens.leading.heading]: '1.1' } });
