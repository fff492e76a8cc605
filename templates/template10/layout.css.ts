import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  inContent,
  marginGrid,
  noBottomInset,
  pageColumn,
  stuckBar,
  tokens,
} from '../../engine/theme';
import { custom } from './theme.css';

const { color, layout: size, radius, space, weight } = tokens;
const body = 'body.template10';
const pageMargin = `max(${space.gutter}, (100% - ${size.container}) / 2 + ${space.gutter})`;

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  /** Lies over the page; pages without a billboard begin below it. */
  header: style({ position: stuckBar, top: 0, zIndex: 20, marginBottom: `calc(-1 * ${size.header})` }),
  main: style({
    ...marginGrid(pageMargin),
    rowGap: space.section,
    paddingBottom: 48,
    overflowX: 'clip',
    selectors: { '&:not(:has(> [data-part=hero-stage]))': { paddingTop: `calc(${size.header} + 40px)`, rowGap: 24 } },
    '@media': {
      [below(custom)]: {
        selectors: { '&:not(:has(> [data-part=hero-stage]))': { paddingTop: `calc(${size.header} + 48px)` } },
      },
    },
  }),
  footer: style({ position: 'relative', background: color.background }),
  dock: style({ display: 'contents' }),
} as const;

const { header, main, footer, dock } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;

inContent(main);
globalStyle(inMain('[data-part=hero-stage]'), { gridColumn: 'full' });
/** The first shelf lies on the foot of the billboard. */
globalStyle(inMain('[data-part=hero-stage] ~ [data-part=shelf]:nth-child(3 of :not(link))'), {
  position: 'relative',
  zIndex: 2,
  marginTop: `calc(-148px - ${space.section})`,
  '@media': { [below('desktop')]: { marginTop: `calc(8px - ${space.section})` } },
});
globalStyle(`${body} [data-page=home] h1`, hidden);
globalStyle(`${body} [data-part=page-title]`, { fontWeight: 800, letterSpacing: tokens.tracking.display });

/** Without a picture below there is nothing to veil. */
globalStyle(`${body}:not(:has([data-part=hero-stage])) [data-part=header-overlay]::before`, { bottom: 0 });

/** Header: links and categories in the same quiet size, a thick line under the current one. */
globalStyle(`${header} [data-part=session-bar] > a:first-child`, {
  borderColor: 'transparent',
  background: 'none',
  fontWeight: weight.body,
});
globalStyle(`${header} [data-part=category-nav] > ul`, {
  gap: 'clamp(16px, 2.6vw - 20px, 27px)',
  justifyContent: 'start',
  padding: 0,
  minWidth: 0,
  '@media': { [below(custom)]: { gap: 20, paddingInlineEnd: 40 } },
});
globalStyle(`${header} [data-part=category-nav] a`, { minHeight: 40, fontSize: 15, fontWeight: weight.body });
globalStyle(`${header} [data-part=category-nav] a[aria-current]`, {
  color: color.text,
  fontWeight: weight.strong,
  boxShadow: `inset 0 -3px ${color.accent}`,
});
globalStyle(`${header} [data-part=menu-inline] a, ${header} nav a`, { color: 'inherit' });

/** Posters keep their width in a row and grow where a pointer hovers. */
globalStyle(`${body} [data-part=shelf]`, {
  vars: {
    '--poster-width': '190px',
    '--poster-grown': '420px',
    '--poster-large': '252px',
    '--poster-large-grown': '480px',
    '--poster-more': 'flex',
  },
  '@media': { [below('tablet')]: { vars: { '--poster-width': '138px', '--poster-large': '200px' } } },
});
globalStyle(`${body} [data-part=shelf] [data-part=scroll-row] > li`, { width: 'auto' });
/** The distance of blocks is enough below a page's title. */
globalStyle(inMain('[data-part=page-heading]'), { marginBottom: 0 });
globalStyle(`${body} [data-part=section-heading]`, { alignItems: 'baseline', columnGap: 18, marginBottom: 16 });
globalStyle(`${body} [data-part=section-link], ${body} [data-part=section-note]`, {
  color: color.textMuted,
  fontSize: 15,
  fontWeight: weight.body,
  margin: 0,
});
globalStyle(`${body} [data-part=section-note]`, {
  '@media': {
    [below('tablet')]: {
      flex: '1 1 0',
      overflow: 'hidden',
      fontSize: 13,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${body} [data-part=section-link]`, { '@media': { [below('tablet')]: { marginInlineStart: 'auto' } } });
globalStyle(`${body} [data-part=arrows]`, { alignSelf: 'center', marginInlineStart: 'auto' });
globalStyle(`${body} [data-part=arrows] > button`, { width: 36, height: 36, background: color.surfaceRaised });
globalStyle(`${body} [data-part=game-grid-list]`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  rowGap: 16,
  '@media': { [below('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' } },
});
/** Credits and the figure share a column. */
globalStyle(`${body} [data-part=winners-credits]`, { '@media': { [below('desktop')]: { marginBlock: '32px 24px' } } });
/** Beside them the programme is as high as they are. */
globalStyle(`${body} [data-part=match-programme]:has(+ [data-part=winners-credits])`, {
  '@media': { [from('desktop')]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`${body} [data-part=match-programme]:has(+ [data-part=winners-credits]) > ul`, {
  flex: 1,
  display: 'grid',
});
globalStyle(`${body} [data-part=providers]`, {
  paddingBlock: 22,
  borderTop: `1px solid ${color.line}`,
  borderBottom: 0,
});
globalStyle(`${body} [data-part=providers] > ul`, {
  '@media': { [below(custom)]: { justifyContent: 'center', gap: '22px 32px' } },
});
for (const [nth, rule] of [
  ['4n + 1', { fontWeight: 300, letterSpacing: '0' }],
  ['4n + 2', { fontWeight: 800, letterSpacing: '.12em', textTransform: 'uppercase' }],
  ['4n + 3', { fontWeight: 600, letterSpacing: '-.02em' }],
  ['4n', { fontWeight: 900, letterSpacing: '-.015em' }],
] as const) {
  globalStyle(`${body} [data-part=providers] li:nth-child(${nth})`, {
    padding: 0,
    border: 0,
    color: color.textMuted,
    fontFamily: tokens.font.display,
    fontSize: 20,
    fontStyle: 'normal',
    ...rule,
  });
}

/** The way in: what is asked at the left, posters in a row that runs off the window beside it. */
const gate = `${body} [data-page]:is([data-page=login], [data-page=register]) ${main}`;
globalStyle(`${gate} > div:has(> div > [data-part=shelf]) > div`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(360px, 480px) minmax(0, 1fr)', gap: 64 } },
});
globalStyle(`${gate} [data-part=shelf] [data-part=scroll-row]`, { marginInlineStart: 0, paddingInlineStart: 0 });
globalStyle(`${body} [data-part=form-card]`, { maxWidth: 560 });
globalStyle(`${gate} [data-part=benefit-list]`, { gridColumn: 'content' });

/** Offers are stills with their title on them. */
const offers = `${body} [data-part=promotion-list] > ul`;
globalStyle(offers, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))', gap: '32px 24px' });
globalStyle(`${offers} article`, { border: 0, background: 'none' });
globalStyle(`${offers} article > :first-child`, { aspectRatio: '16 / 9', borderRadius: radius.medium });
globalStyle(`${offers} article > :last-child`, { padding: '14px 2px 0' });
globalStyle(`${offers} strong`, {
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  padding: '12px 20px',
  background: `linear-gradient(0deg, ${color.overlay}, transparent 64%)`,
  fontSize: 'clamp(48px, 5vw, 72px)',
  fontWeight: 200,
  lineHeight: 1,
  letterSpacing: '-.05em',
});

/** The clock of a visit stands in the margin, not on the words. */
globalStyle(`${body} [data-part=shell] [data-part=play-clock]`, {
  '@media': {
    [from(custom)]: {
      insetInlineStart: 4,
      flexDirection: 'column',
      justifyContent: 'center',
      width: 48,
      minHeight: 48,
      padding: 0,
      fontSize: 13,
    },
  },
});

/** A strip of film above what a dialog says. */
globalStyle(`${body} [data-part=modal-panel]`, {
  borderTop: '20px solid transparent',
  borderImage: `repeating-linear-gradient(90deg, ${color.surface} 0 9px, ${color.surfaceHigh} 9px 23px, ${color.surface} 23px 32px) 20 0 0`,
});

/** On a wide window what floats stands beside what is said in the middle. */
noBottomInset(body, from(custom));
/** The edge of a film strip above the foot. */
globalStyle(`${footer}::before`, {
  content: '',
  position: 'absolute',
  inset: '0 0 auto',
  height: 20,
  background: `repeating-linear-gradient(90deg, transparent 0 9px, ${color.surfaceHigh} 9px 23px, transparent 23px 32px)`,
});
/** The middle of the dock is the way into a game. */
globalStyle(`${dock} [data-part=dock] li:nth-child(3) > a`, { background: color.accent, color: color.onAccent });
globalStyle(`${body} [data-part=dock] a, ${body} [data-part=dock] button`, {
  fontSize: 12.5,
  '@media': { [from(custom)]: { display: 'none' } },
});
