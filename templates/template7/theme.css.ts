import { globalStyle } from '@vanilla-extract/css';
import { scriptStacks, templateTheme, tokens } from '../../engine/theme';
import { pressColors } from './colors';
import { display, text } from './fonts.css';

/** A printed paper: no radius, no shadow, ink for every edge; rules carry the hierarchy. */
templateTheme(
  'template7',
  {
    font: { display, text, figures: display },
    size: {
      page: 'clamp(34px, 3.9vw, 56px)',
      section: 'clamp(33px, 2.8vw, 40px)',
      box: 'clamp(24px, 1.9vw, 27px)',
      lead: '20px',
      body: '16px',
      small: '14px',
      tiny: '13px',
      jackpot: '27px',
    },
    weight: { display: '700', heading: '600', strong: '600', medium: '500', body: '400' },
    leading: { display: '0.95', heading: '1.06', body: '1.46' },
    tracking: { display: '-0.037em', heading: '-0.022em', body: '0' },
    radius: { small: '0', medium: '0', large: '0', control: '0', round: '0' },
    stroke: { decor: '1px', control: '1px', strong: '4px' },
    space: {
      unit: '4px',
      item: '16px',
      gutter: 'clamp(18px, 3.125vw, 32px)',
      inside: '20px',
      section: 'clamp(30px, 3vw, 40px)',
      card: '20px',
    },
    control: { height: '46px', compact: '44px', row: '57px' },
    layout: { container: '1296px', header: '50px', menu: '360px', aside: '348px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: 'none' },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  pressColors,
);

/**
 * Scripts that Newsreader lacks change the whole family, never glyph by glyph, and lose its tight leading and tracking.
 */
for (const [lang, family] of [['ru', text] as const, ...scriptStacks('serif')]) {
  const { font, leading, tracking } = tokens;
  const room =
    lang === 'ru'
      ? {}
      : { [leading.display]: '1.2', [leading.heading]: '1.25', [tracking.display]: '0', [tracking.heading]: '0' };
  globalStyle(`body.template7:lang(${lang})`, {
    vars: { [font.display]: family, [font.figures]: family, [font.text]: family, ...room },
  });
}

/** The name of the paper is drawn for its own face and is the same in every language. */
globalStyle('body.template7 :is([data-part="masthead"], [data-part="wordmark"])', {
  vars: { [tokens.font.display]: display, [tokens.tracking.display]: '-0.037em' },
  fontFamily: display,
});
