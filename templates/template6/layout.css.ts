import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, growing, hidden, inContent, pageMargin, stuckAside, stuckBar, tokens } from '../../engine/theme';
import { custom } from './theme.css';

const { color, layout: size, space, weight } = tokens;
export const body = 'body.template6';
const rule = `1px solid ${color.line}`;
const wide = from(custom);
const narrow = below(custom);

/** A rail beside the page, its foot below it; on narrow windows one below the other. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  minHeight: '100dvh',
  '@media': { [wide]: { gridTemplateColumns: `${size.menu} minmax(0, 1fr)`, gridTemplateRows: `${size.header} 1fr` } },
});

export const regions = {
  header: style({ gridColumn: '1 / -1', position: stuckBar, top: 0, zIndex: 20 }),
  rail: style({ minWidth: 0, zIndex: 15, '@media': { [wide]: { gridArea: '2 / 1', borderInlineEnd: rule } } }),
  main: style({
    display: 'grid',
    gridTemplateColumns: `[full-start] ${pageMargin} [content-start] minmax(0, 1fr) [content-end] ${pageMargin} [full-end]`,
    alignContent: 'start',
    rowGap: space.section,
    minWidth: 0,
    paddingBlock: '44px 72px',
    overflowX: 'clip',
    '@media': { [wide]: { gridArea: '2 / 2' }, [narrow]: { paddingBlock: '28px 48px' } },
  }),
  footer: style({
    minWidth: 0,
    '@media': {
      [wide]: {
        gridArea: '2 / 1',
        alignSelf: 'end',
        position: stuckBar,
        bottom: 0,
        zIndex: 16,
        borderInlineEnd: rule,
        background: color.band,
      },
    },
  }),
  dock: style({ display: 'contents' }),
} as const;

export const insides = {
  /** Below the header and above the foot of the rail. */
  rail: style({
    '@media': { [wide]: { position: stuckAside, top: size.header, height: `calc(100dvh - ${size.header} - 57px)` } },
  }),
} as const;

const { footer, main } = regions;
inContent(main);
/** Below the page stands the line with the time of its figures; the foot of the rail goes down to the window's edge. */
globalStyle(`${body}[data-as-of] ${footer}`, { '@media': { [wide]: { marginBlockEnd: -40 } } });
globalStyle(`${main} > :is([data-part=hero-mosaic], [data-part=wall])`, { gridColumn: 'full' });

/** Home is one wall from edge to edge; the tree of the page begins with its h1. */
export const home = `${body} [data-page=home]`;
globalStyle(`${home} h1`, hidden);
globalStyle(`${home} ${main}`, {
  gridTemplateColumns: '[full-start content-start] minmax(0, 1fr) [full-end content-end]',
  rowGap: 0,
  paddingBlock: 0,
  '@media': {
    [wide]: {
      paddingBlockEnd: 52,
      gridTemplateColumns:
        '[full-start content-start] minmax(240px, 1fr) [rest] minmax(0, 3.2fr) [full-end content-end]',
    },
  },
});
/** The notice and the latest wins are one line between two walls. */
const notice = `${home} ${main} > [data-part=notice-bar]`;
const wins = `${home} ${main} > [data-part=winners-strip]`;
globalStyle(notice, {
  gridColumn: 'full-start / rest',
  minHeight: 58,
  padding: '6px 24px',
  background: color.surfaceHigh,
  color: color.text,
  fontSize: 14,
  fontWeight: weight.strong,
  '@media': { [narrow]: { gridColumn: 'full', minHeight: 46, padding: '0 18px' } },
});
globalStyle(`${notice} > a`, { display: 'none' });
globalStyle(wins, {
  gridColumn: 'rest / full-end',
  border: 0,
  background: color.surfaceRaised,
  '@media': { [narrow]: { gridColumn: 'full', flexDirection: 'row' } },
});
globalStyle(`${wins} > h2`, hidden);
/** Each in a place of one width, so that the next ones move nothing. */
globalStyle(`${wins} > ul`, {
  gridAutoFlow: 'column',
  gridAutoColumns: growing(270, 110),
  height: growing(58, 70),
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { gridAutoColumns: growing(256, 110), height: growing(56, 70) } },
});
globalStyle(`${wins} li`, { display: 'flex', padding: '0 20px', border: 0, borderInlineEnd: rule });
globalStyle(`${wins} li > :first-child`, { width: 34, height: 34 });
/** Who won how much, over the game. */
globalStyle(`${wins} li > :last-child`, {
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'baseline',
  gap: '0 10px',
});
globalStyle(`${wins} li b`, { order: 1 });
globalStyle(`${wins} li b + span`, { display: 'contents', color: color.text, fontSize: 14 });
globalStyle(`${wins} li b + span > a`, {
  gridColumn: '1 / -1',
  order: 2,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: 13,
  textOverflow: 'ellipsis',
});

/** What stands in cells takes its look from the wall. */
const cell = `${body} [data-part=wall-cell]`;
globalStyle(`${cell}:has(> [data-part=match-hairlines]), ${cell}:has(> [data-part=provider-boxes])`, { padding: 0 });
/** A figure that fills its cell, what it means, and the way on at the foot. */
const offer = `${cell} [data-part=promo-figure]`;
globalStyle(`${offer} > h2`, { padding: 0, fontSize: 14, fontWeight: weight.medium, letterSpacing: 0 });
globalStyle(`${offer} > h2 + span`, { inset: 'auto 20px 12px auto', width: 24, background: 'none', color: 'inherit' });
globalStyle(`${offer} > div`, { flexDirection: 'column', alignItems: 'stretch', gap: 10, flex: 1, margin: '10px 0 0' });
globalStyle(`${offer} > div > span`, { fontSize: 'min(40cqi, 130px)', lineHeight: 0.84 });
globalStyle(`${offer} > div > p`, {
  flex: 'none',
  maxWidth: 'calc(100% - 32px)',
  marginTop: 'auto',
  fontSize: 14,
  lineHeight: 1.35,
});
/** Missions: their bars are the spark's. */
const missions = `${cell} [data-part=missions]`;
globalStyle(`${missions} > header`, hidden);
globalStyle(`${missions} li`, { padding: '10px 0 0', border: 0, fontSize: 13, lineHeight: 1.3 });
globalStyle(`${missions} progress`, { height: 6 });
globalStyle(`${cell}:has(> [data-part=legal])`, { overflowY: 'auto', scrollbarWidth: 'none' });
/** Studios: cells between hairlines. */
const studios = `${cell} > [data-part=provider-boxes]`;
globalStyle(studios, { display: 'grid', flex: 1 });
globalStyle(`${studios} > ul`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: '1fr',
  gap: 1,
  background: color.line,
});
globalStyle(`${studios} a`, { height: '100%', padding: '0 8px', fontSize: 13, textAlign: 'center' });
globalStyle(`${studios} a > :not(span)`, { display: 'none' });

/** What floats: squares flush with the edge; below the last of a page they have a strip of their own. */
const shell = `${body} [data-part=shell]`;
globalStyle(shell, {
  insetInline: 0,
  gap: 0,
  '@media': { [wide]: { insetBlockEnd: 0 }, [narrow]: { flexDirection: 'column', insetBlockEnd: size.mobileBar } },
});
/** The clock stands on the foot of the rail, which is that much shorter, and not on the words of a page. */
globalStyle(`${shell} [data-part=play-clock]`, {
  '@media': {
    [wide]: {
      insetBlock: 'auto 57px',
      insetInlineStart: 0,
      width: size.menu,
      justifyContent: 'center',
      padding: 0,
      borderWidth: '1px 0',
    },
  },
});
globalStyle(`${body}:has(${shell.slice(body.length)} [data-part=play-clock]) ${insides.rail}`, {
  '@media': { [wide]: { height: `calc(100dvh - ${size.header} - 89px)` } },
});
globalStyle(`${shell} [data-part=rewards] > button`, { insetInlineEnd: 0, top: -28 });
globalStyle(`${shell}:has(> :is(:popover-open, [data-open])) [data-part=rewards]`, {
  '@media': { [below('tablet')]: { marginBlockStart: 28 } },
});
globalStyle(`${shell} :is([data-part=rewards], [data-part=chat-button], button[data-fold])`, {
  width: 52,
  height: 52,
  border: 0,
});
globalStyle(`${body} [data-region=footer] > * > :last-child`, { '@media': { [wide]: { borderBlockEndWidth: 0 } } });
