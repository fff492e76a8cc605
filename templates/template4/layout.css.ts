import { globalStyle, style } from '@vanilla-extract/css';
import { below, floats, from, oneColumn, pages, stuckAside, stuckBar, tokens, within } from '../../engine/theme';
import { custom } from './theme.css';

const { color, layout: size, space, stroke } = tokens;
const body = 'body.template4';
const rule = `${stroke.decor} solid ${color.line}`;
/** Height of the header with its notice line. */
const head = `calc(${size.header} + 36px + 2 * ${stroke.decor})`;

/** Menu, page and side column, at most 1920 px, with bands of the full width above and below. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  minHeight: '100dvh',
  background: color.background,
  '@media': {
    [from(custom)]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.menu} minmax(0, calc(${size.container} - ${size.menu})) minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr auto auto',
    },
    [from('desktopMedium')]: {
      selectors: {
        '&[data-regions~="aside"]': {
          gridTemplateColumns: `minmax(0, 1fr) ${size.menu} minmax(0, calc(${size.container} - ${size.menu} - ${size.aside})) ${size.aside} minmax(0, 1fr)`,
        },
      },
    },
  },
});

export const regions = {
  header: style({ gridColumn: '1 / -1', position: stuckBar, top: 0, zIndex: 20 }),
  strip: style({ gridColumn: '1 / -1', minWidth: 0 }),
  menu: style({ gridArea: '2 / 2 / 4 / 3', borderInlineEnd: rule, background: color.band }),
  main: style({
    gridColumn: '1 / -1',
    ...oneColumn,
    gap: space.section,
    minWidth: 0,
    overflowX: 'clip',
    padding: `20px ${space.gutter} 40px`,
    '@media': { [from(custom)]: { gridArea: '2 / 3' }, [below(custom)]: { paddingBlock: '14px 32px' } },
  }),
  aside: style({
    gridColumn: '1 / -1',
    minWidth: 0,
    padding: `28px ${space.gutter} 4px`,
    columns: '300px',
    columnGap: 24,
    fontSize: tokens.size.small,
    '@media': {
      [from(custom)]: { gridArea: '3 / 3' },
      [from('desktopMedium')]: {
        gridArea: '2 / 4 / 4 / 5',
        columns: 'auto',
        padding: '20px 20px 4px',
        borderInlineStart: rule,
      },
    },
  }),
  footer: style({ gridColumn: '1 / -1' }),
  dock: style({ display: 'contents' }),
} as const;

export const insides = {
  /** Stays in sight as far as the band goes; the footer pushes it up. */
  menu: style({
    position: stuckAside,
    top: head,
    boxSizing: 'border-box',
    height: `calc(100dvh - ${head} - 72px)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.surfaceHigh} transparent`,
    padding: '16px 12px 24px',
  }),
} as const;

/** The menu's band goes on to the foot of a page that is longer than the menu, and to the edge of a wide window. */
globalStyle(`${layout}::before`, {
  content: '',
  gridArea: '2 / 1 / 4 / 3',
  borderInlineEnd: rule,
  background: color.band,
  '@media': { [below(custom)]: { display: 'none' } },
});

/** Boxes below the menu are part of it: a rule instead of a panel. */
globalStyle(`${regions.menu} [data-part="call-to-action"]`, {
  margin: 0,
  padding: '16px 10px',
  border: 0,
  borderTop: rule,
  borderRadius: 0,
  background: 'none',
});
globalStyle(`${regions.menu} [data-part="call-to-action"] > strong`, {
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 'normal',
});
/** Pages that are not home: little between a heading and what it heads, and games as dense as on the shelves. */
globalStyle(`${regions.main} > [data-part="page-heading"]`, { marginBottom: `calc(16px - ${space.section})` });
globalStyle(`${body} [data-part="game-grid-list"]`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  rowGap: 22,
  '@media': { [below(custom)]: { gridTemplateColumns: 'repeat(auto-fill, minmax(102px, 1fr))', rowGap: 18 } },
});
globalStyle(`${body} [data-part="notice-label"]`, { '@media': { [below(custom)]: { display: 'none' } } });

globalStyle(`${regions.aside} > *, ${regions.aside} > div:not([data-part]) > *`, {
  marginBottom: 28,
  breakInside: 'avoid',
});
/** Where the side column lies in two below the page, as many winners as what stands beside them is high. */
globalStyle(`${regions.aside} [data-part="winners"] li:nth-child(n + 7)`, {
  '@media': { [below('desktopMedium')]: { display: 'none' } },
});
globalStyle(`${body} [data-part="winners-line"]`, { marginBlock: '-14px -8px' });
globalStyle(`${body} [data-page="home"] h1`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  margin: -1,
});

/**
 * What floats stands at the foot of the menu, which ends above it, and in the last line of a page; a player's clock
 * beside it.
 */
const shell = `${body} [data-part="shell"]`;
const clock = '[data-part="play-clock"]';
const beside = within(from(custom));
const start = `calc(max(0px, (100vw - ${size.container}) / 2) + ${space.gutter})`;
globalStyle(`${shell} ${floats}`, { borderRadius: tokens.radius.control, ...beside({ width: 44, height: 44 }) });
globalStyle(`${shell} [data-part="rewards"]`, beside({ width: 44, height: 44 }));
globalStyle(shell, beside({ insetInline: `${start} auto`, flexDirection: 'row' }));
globalStyle(
  `${shell} ${clock}`,
  beside({
    insetBlockEnd: 14,
    insetInlineStart: `calc(${start} + 160px)`,
    flexDirection: 'column',
    gap: 4,
    padding: 8,
  }),
);
globalStyle(
  `${body} [data-region="footer"] > [data-part="site-footer"]`,
  beside({ borderBlockEndWidth: '0 !important', paddingBlockEnd: 10 }),
);
/** The last line begins where the page does, beside the menu. */
globalStyle(
  `${body} [data-part="footer-base"]`,
  beside({ minHeight: 56, paddingInlineStart: `calc(${start} + ${size.menu} - ${space.gutter})` }),
);
pages.roomyPages(body, from('desktop'));
/** What is said beside a form is marked as the current line of the menu is. */
globalStyle(`${body} [data-part="benefit-list"]:has(> [aria-hidden])`, {
  background: color.accentTint,
  boxShadow: `inset 2px 0 ${color.accent}`,
  color: color.text,
});
globalStyle(`${body} [data-part="benefit-list"] > [aria-hidden]`, { display: 'none' });
globalStyle(`${body} [data-part="benefit-list"] li > :first-child`, {
  borderRadius: tokens.radius.control,
  color: color.accentText,
});
