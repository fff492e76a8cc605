import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, growing, hidden, oneColumn, pages, stuckAside, tokens } from '../../engine/theme';
import { custom } from './theme.css';

const { color, layout: size, radius, size: font, space, tracking, weight } = tokens;
const body = 'body.template17';
const gap = space.item;
/** Below this width the board has six columns. */
const medium = '(width < 1180px)';

/** Rail and board beside each other, header and footer across both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${size.menu} minmax(0, 1fr)`,
  gridTemplateRows: 'auto 1fr auto',
  gap,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: size.container,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: `16px ${space.gutter} 24px`,
  '@media': {
    [below(custom)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      padding: `10px ${space.gutter} 20px`,
    },
  },
});

export const regions = {
  header: style({
    gridColumn: '1 / -1',
    position: stuckAside,
    top: 16,
    zIndex: 20,
    '@media': { [below(custom)]: { top: 10 } },
  }),
  rail: style({ minWidth: 0 }),
  main: style({ ...oneColumn, gap: 24, minWidth: 0 }),
  footer: style({
    gridColumn: '1 / -1',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: radius.large,
    background: color.accent,
    color: color.onAccent,
  }),
  fab: style({ display: 'contents' }),
} as const;

export const insides = {
  /** Stays below the header; in a low window it scrolls by itself. */
  rail: style({
    position: stuckAside,
    top: size.header,
    maxHeight: `calc(100dvh - ${size.header} - 16px)`,
    overflowY: 'auto',
    scrollbarWidth: 'none',
    borderRadius: radius.large,
    '@media': {
      [below(custom)]: {
        position: 'static',
        maxHeight: 'none',
        margin: `0 calc(-1 * ${space.gutter})`,
        borderRadius: 0,
      },
    },
  }),
} as const;

const { main } = regions;
const board = `${body} ${main}:has(> [data-part=cell])`;
const cell = `${body} [data-part=cell]`;

/** The board: twelve columns, six on tablets, four on phones; a cell that is switched off lets the others move up. */
globalStyle(board, {
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridAutoRows: growing(91, 230),
  gridAutoFlow: 'row dense',
  gap,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [below(custom)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: growing(78, 140) },
  },
});
globalStyle(`${board} > :not([data-part=cell], [data-part=game-bento], h1)`, { gridColumn: '1 / -1' });
/** Six columns leave no hole: beside what is tall stand two games, the studios end the board. */
const sixColumns = `${from('tablet')} and ${medium}`;
globalStyle(`${cell}:has(> :is([data-part=mission-checklist], [data-part=game-quad]))`, {
  '@media': { [sixColumns]: { gridColumn: 'span 4', gridRow: 'span 4' } },
});
globalStyle(`${cell}:has([data-part=provider-boxes])`, { '@media': { [sixColumns]: { gridColumn: '1 / -1' } } });
globalStyle(`${body} [data-page=home] h1`, hidden);
globalStyle(`${body} [data-part=page-title]`, { letterSpacing: tracking.display });

/** Headings in a cell are small; what stands below them keeps to the foot. */
globalStyle(`${cell} > [data-part=section-heading], ${cell} [data-part=winners-list] > header`, {
  flex: 'none',
  minHeight: 0,
  marginBottom: 10,
});
globalStyle(`${cell} h2`, {
  fontSize: font.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});

/** Wins: small square pictures. */
const wins = `${cell} [data-part=winners-list]`;
globalStyle(wins, { display: 'flex', flexDirection: 'column', flex: 1 });
globalStyle(`${wins} h2::before`, {
  content: '',
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInlineEnd: 8,
  borderRadius: '50%',
  background: color.accent,
});
globalStyle(`${wins} > ul`, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  flex: 1,
  marginBottom: -8,
});
globalStyle(`${wins} li`, {
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  gap: 11,
  padding: '4px 0',
  border: 0,
  lineHeight: 1.15,
  '@media': { [below(custom)]: { padding: '8px 0' } },
});
globalStyle(`${wins} li > :first-child`, { width: 30, height: 30, borderRadius: 10, boxShadow: 'none' });
globalStyle(`${wins} li b`, { fontSize: 15.5, fontWeight: weight.body });
globalStyle(`${wins} li b + span`, { fontSize: 13.5, lineHeight: 1.2 });
globalStyle(`${wins} li > strong`, { color: color.text, fontSize: 15.5, fontWeight: weight.strong });

/** The notice keeps to the middle of its row, its sign in the second colour. */
globalStyle(`${cell} [data-part=notice-line]`, {
  flex: 1,
  alignContent: 'center',
  minHeight: 0,
  fontSize: 16,
  fontWeight: weight.body,
});
globalStyle(`${cell} [data-part=notice-line] > svg`, { width: 24, color: color.second });
globalStyle(`${cell}:has(> [data-part=notice-line])`, { paddingBlock: 8 });
globalStyle(`${cell} [data-part=notice-line] b`, { color: 'inherit', fontWeight: weight.body });

/** One large figure, the hours below it. */
const paid = `${cell} [data-part=payout-stats]`;
globalStyle(`${paid}, ${paid} > div`, { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
globalStyle(`${paid} h2`, { margin: 0 });
globalStyle(`${paid} > div`, { padding: 0, border: 0, background: 'none' });
globalStyle(`${paid} > div > p`, {
  margin: 'auto 0 12px',
  fontSize: 'clamp(28px, 3vw, 46px)',
  '@media': { '(width >= 1000px)': { fontSize: 'min(3vw, 46px)' } },
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  letterSpacing: '-.07em',
  lineHeight: 1,
});
globalStyle(`${paid} svg`, { height: 36 });
globalStyle(`${paid} rect`, { fill: 'currentColor' });
globalStyle(`${paid} dl`, { display: 'none' });

globalStyle(`${cell} [data-part=provider-boxes]`, { marginTop: 'auto' });
globalStyle(`${cell} [data-part=provider-boxes] > ul`, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
globalStyle(`${cell} [data-part=provider-boxes] a`, {
  height: 50,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: 15,
  '@media': { [below(custom)]: { height: 46 } },
});
globalStyle(`${cell} [data-part=provider-boxes] a > :not(span)`, { display: 'none' });
const cup = `${cell} [data-part=leaderboard]`;
globalStyle(cup, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
});
globalStyle(`${cup} > header`, { minHeight: 0, margin: 0 });
globalStyle(`${cup} li`, { minHeight: 32, padding: '4px 0', border: 0 });
/** Beside the filled way in, the other is plain. */
globalStyle(`${regions.header} [data-part=session-bar] > [data-part=button-secondary]`, {
  borderColor: 'transparent',
  background: 'none',
  fontWeight: weight.body,
});
globalStyle(`${cell} [data-part=notice-line] p`, {
  '@media': {
    [below(custom)]: {
      display: 'block',
      minHeight: 0,
      fontSize: 15,
      lineHeight: 1.3,
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
  },
});
globalStyle(`${cell} [data-part=notice-line] p :is(span, a)`, {
  '@media': { [below(custom)]: { display: 'inline', overflow: 'visible', paddingBlock: 3, whiteSpace: 'normal' } },
});

/** Inner pages: games as dense as on the board, words below their pictures. */
globalStyle(`${body} [data-part=game-grid-list]`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  rowGap: 22,
  '@media': { [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 10px' } },
});
globalStyle(`${body} [data-part=game-grid-list] [data-part=tile-picture]`, {
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [below(custom)]: { borderRadius: radius.medium } },
});
globalStyle(`${body} [data-part=category-rail]`, { '@media': { [from(custom)]: { boxSizing: 'border-box' } } });

/** Ways in are two cells of one height. */
pages.wayIn(`${body} ${regions.main}`, gap);
