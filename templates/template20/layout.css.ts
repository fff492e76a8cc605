import { globalStyle, style } from '@vanilla-extract/css';
import { below, demoInset, fixedBar, floats, hidden, pageColumn, parts, tokens } from '../../engine/theme';
import { cut, lowest, narrow, phone } from './media';
import { running } from './theme.css';

const { color, font, layout: size, space, weight } = tokens;
const body = 'body.template20';
/** Night at the left, day at the right. */
export const halves = `linear-gradient(90deg, var(--half-night) 50%, ${color.background} 50%)`;

export const layout = style({ position: 'relative', ...pageColumn, overflowX: 'clip', background: halves });

export const regions = {
  header: style({
    position: fixedBar,
    zIndex: 20,
    insetInline: 0,
    top: 0,
    pointerEvents: 'none',
    ...phone({ position: 'absolute' }),
  }),
  main: style({
    flex: 1,
    minWidth: 0,
    '@media': {
      [narrow]: { background: color.background },
      [cut]: {
        display: 'grid',
        gridTemplateColumns: `[night] minmax(0, 1fr) [day] minmax(0, 1fr)`,
        gridAutoRows: 'max-content',
        alignContent: 'start',
        paddingBottom: space.section,
        selectors: { '[data-page=home] > &': { display: 'block', paddingBottom: 0 } },
      },
    },
  }),
  footer: style({
    background: color.background,
    '@media': {
      [cut]: { position: 'fixed', zIndex: 5, left: 0, bottom: 0, width: '50%' },
    },
  }),
  dock: style({ display: 'contents' }),
} as const;

const { footer } = regions;
globalStyle(`${body} [data-page=home] h1`, hidden);

globalStyle(`${body} [data-part=section-link]`, {
  margin: 0,
  fontWeight: weight.strong,
  textDecoration: `underline 2px`,
  textUnderlineOffset: 5,
});

/** What runs on is set in the display face at 700; other scripts run on in their own face. */
globalStyle(
  `${body} :is([data-part=category-running] > ul, [data-part=chapter-day] > ${parts('winners', 'provider-directory')} [data-part=section-title], [data-part=provider-directory] a)`,
  { fontFamily: running },
);
globalStyle(
  `${body}:is(:lang(ru), :lang(vi), :lang(zh), :lang(ne), :lang(bn)) :is([data-part=category-running] > ul, [data-part=chapter-day] [data-part=section-title])`,
  { fontFamily: font.display, letterSpacing: 0 },
);
/** In the lowest windows the legal line ends the page. */
globalStyle(`${body} [data-page=home] ${footer}`, {
  '@media': { [lowest]: { position: 'relative' } },
});

/** What floats stands on the night side of the seam; on phones in the lane that the chapters leave free at the edge. */
const shell = `${body} [data-part=shell]`;
globalStyle(shell, {
  flexDirection: 'column',
  gap: 0,
  '@media': {
    [cut]: { insetInlineEnd: '50%', bottom: `calc(112px + ${demoInset})` },
    [narrow]: { insetInline: 0, insetBlockEnd: `calc(${size.mobileBar} + env(safe-area-inset-bottom, 0px))` },
  },
});
globalStyle(`${shell} ${floats}`, { width: 52, height: 52, border: 0, borderRadius: 0, boxShadow: 'none' });
globalStyle(`${shell} [data-part=rewards]`, { width: 52, height: 52 });
globalStyle(`${shell} [data-part=rewards] > a`, { color: 'var(--half-night)' });
globalStyle(`${shell} [data-part=rewards] > button`, phone({ insetInlineEnd: 0, top: -28 }));
globalStyle(`${shell}:has(> :is(:popover-open, [data-open])) [data-part=rewards]`, {
  '@media': { [below('tablet')]: { marginBlockStart: 28 } },
});
/** After a form what floats stands on the ground of the footer. */
globalStyle(`${shell}[data-place=end]`, phone({ background: 'var(--half-night)' }));
