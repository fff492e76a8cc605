import { globalStyle, style } from '@vanilla-extract/css';
import { floats, hidden, pageColumn, parts, tokens } from '../../engine/theme';
import { cut, desk, narrow, phone } from './media';
import { running } from './theme.css';

const { color, font, frame: size, size: type, space, stroke, weight } = tokens;
const body = 'body.template20';
const line = `${stroke.decor} solid ${color.line}`;
/** Night at the left, day at the right. */
export const halves = `linear-gradient(90deg, var(--half-night) 50%, ${color.background} 50%)`;

export const frame = style({ position: 'relative', ...pageColumn, overflowX: 'clip', background: halves });

export const regions = {
  header: style({
    position: 'fixed',
    zIndex: 20,
    insetInline: 0,
    top: 0,
    background: `linear-gradient(90deg, transparent 50%, ${color.background} 50%)`,
    pointerEvents: 'none',
    ...phone({ position: 'absolute', background: 'none' }),
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
globalStyle(body, { background: color.background });

globalStyle(`${body} [data-part=section-link]`, { margin: 0, fontWeight: weight.strong, textDecoration: `underline 2px`, textUnderlineOffset: 5 });

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
globalStyle(`${body} [data-page=home] ${footer}`, { '@media': { [`${cut} and (height < 780px)`]: { position: 'relative' } } });

/** The legal line closes the night. */
const legal = `${footer} [data-part=site-footer]`;
globalStyle(legal, {
  borderTop: 0,
  background: 'none',
  fontSize: type.tiny,
  ...desk({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 18,
    margin: `0 20px 0 ${space.gutter}`,
    padding: '15px 0 22px',
    borderTop: line,
    borderBlockEnd: 0,
  }),
});
globalStyle(`${legal} > div`, desk({ display: 'contents' }));
globalStyle(`${legal} > div:first-child > ul`, desk({ display: 'none' }));
globalStyle(`${legal} nav`, desk({ gridArea: '1 / 2' }));
globalStyle(`${legal} nav > ul`, { gap: '0 18px', fontSize: type.tiny, ...phone({ fontSize: 15, fontWeight: weight.medium, color: color.text }) });
globalStyle(`${legal} [data-part=footer-base] > span`, desk({ gridArea: '1 / 1 / 3', alignSelf: 'center' }));
globalStyle(`${legal} [data-part=footer-base] > p`, desk({ gridArea: '2 / 2', maxWidth: 'none' }));

/** Words at the foot of a phone: two by night, two by day. */
const tabs = `${body} [data-part=mobile-tabs]`;
globalStyle(tabs, { boxShadow: 'none', background: `linear-gradient(90deg, var(--half-raised) 50%, ${color.surfaceRaised} 50%)` });
globalStyle(`${tabs} > ul`, { maxWidth: 'none', padding: 0, alignItems: 'stretch' });
globalStyle(`${tabs} > ul > li`, { display: 'grid' });
globalStyle(`${tabs} > ul > li > a`, {
  alignContent: 'center',
  margin: 0,
  padding: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  color: color.text,
  fontSize: type.body,
  fontWeight: weight.strong,
});
globalStyle(`${tabs} > ul > li:nth-child(-n + 2) > a`, { color: 'var(--half-paper)' });
globalStyle(`${tabs} > ul > li > a[aria-current]`, { background: `linear-gradient(${color.secondTint} 0 0) 50% 0 / 52% 4px no-repeat` });
globalStyle(`${tabs} svg`, { display: 'none' });

/** What floats stands on the night side of the seam; on phones in the lane that the chapters leave free at the edge. */
const shell = `${body} [data-part=shell]`;
globalStyle(shell, {
  flexDirection: 'column',
  gap: 0,
  '@media': {
    [cut]: { insetInlineEnd: '50%', bottom: 112 },
    [narrow]: { insetInline: 0, insetBlockEnd: `calc(${size.mobileBar} + env(safe-area-inset-bottom, 0px))` },
  },
});
globalStyle(`${shell} ${floats}`, { width: 52, height: 52, border: 0, borderRadius: 0, boxShadow: 'none' });
globalStyle(`${shell} [data-part=rewards]`, { width: 52, height: 52 });
globalStyle(`${shell} [data-part=rewards] > a`, { color: 'var(--half-night)' });
globalStyle(`${shell} [data-part=rewards] > button`, phone({ insetInlineEnd: 0, top: -28 }));
globalStyle(`${legal} > div`, phone({ paddingInlineEnd: 36 }));
