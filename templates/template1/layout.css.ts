import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  floats,
  floatsInMargin,
  from,
  hidden,
  oneColumn,
  pageColumn,
  pageMargin,
  pages,
  stuckBar,
  tokens,
} from '../../engine/theme';

const { color, radius, space, stroke, weight } = tokens;
const body = 'body.template1';

export const layout = style(pageColumn);

export const regions = {
  header: style({ position: stuckBar, top: 0, zIndex: 20, '@media': { [below('tablet')]: { position: 'static' } } }),
  /** Everything keeps the page's margin. */
  main: style({
    ...oneColumn,
    flex: 1,
    rowGap: space.section,
    paddingBlock: '24px 48px',
    paddingInline: pageMargin,
    overflowX: 'clip',
    '@media': { [below('tablet')]: { paddingBlock: '16px 40px' } },
  }),
  footer: style({
    paddingInline: pageMargin,
    borderTop: `${stroke.decor} solid ${color.line}`,
    background: color.band,
    color: color.onBand,
  }),
  dock: style({ display: 'contents' }),
} as const;

const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;

globalStyle(`${body} [data-page=home] h1`, hidden);
/** The hero, its notice and the winners belong together. */
globalStyle(inMain('[data-part=notice-bar]'), { marginTop: `calc(18px - ${space.section})` });
globalStyle(inMain('[data-part=winners-strip]'), { marginTop: `calc(12px - ${space.section})` });
/** The title of a page stands on a band of its own, under the arcs of a gate, which also stands beside a form. */
const arcs = (at: string) =>
  `repeating-radial-gradient(circle at ${at}, transparent 0 26px, color-mix(in oklab, ${color.accentText} 12%, transparent) 27px 28px, transparent 29px 40px)`;
globalStyle(inMain('[data-part=page-heading]'), {
  marginBottom: `calc(24px - ${space.section})`,
  padding: '24px 28px 26px',
  borderRadius: radius.large,
  background: `${arcs('calc(100% - 150px) 150%')}, linear-gradient(90deg, ${color.surface}, ${color.accentDeep})`,
  '@media': { [below('tablet')]: { padding: '16px 16px 18px' } },
});
globalStyle(`${body} [data-part=benefit-list]:has(> [aria-hidden])`, {
  background: `linear-gradient(90deg, ${color.accentDeep} 40%, transparent), ${arcs('100% 100%')}, ${color.accentDeep}`,
});
globalStyle(`${body} [data-part=benefit-list] > [aria-hidden]`, { display: 'none' });

/** Headings: the way to all of it ends in a chevron. */
globalStyle(`${body} [data-part=section-heading]`, {
  marginBottom: 16,
  '@media': { [below('tablet')]: { marginBottom: 12 } },
});
globalStyle(`${body} [data-part=section-note]`, {
  paddingTop: 5,
  fontSize: tokens.size.body,
  fontWeight: weight.medium,
  '@media': { [below('tablet')]: { display: 'none' } },
});
globalStyle(`${body} [data-part=section-link]`, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: tokens.size.body,
  fontWeight: weight.strong,
});
globalStyle(`${body} [data-part=section-link]::after`, {
  content: '',
  width: 7,
  height: 7,
  marginInlineEnd: 2,
  borderTop: '1.5px solid',
  borderRight: '1.5px solid',
  rotate: '45deg',
});
globalStyle(`${body} [data-part=arrows] > button`, {
  width: 36,
  height: 36,
  border: `${stroke.control} solid ${color.edge}`,
  background: 'none',
});

/** Rows of six, five or three, each tile as wide as every other. */
globalStyle(`${body} [data-part=game-grid-list]`, {
  gap: '20px 16px',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@media': {
    [below('desktopMedium')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [below('tablet')]: { gap: '16px 10px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(width < 360px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
/** By threes on a phone a name takes the lines it needs. */
globalStyle(`${body} [data-page=home] [data-part=game-grid-list] [data-part=tile] > div > a`, {
  '@media': { [below('tablet')]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});
/** What would stand alone in a last row stays for other widths. */
globalStyle(
  `${body} [data-page=home] [data-part=game-grid-list] > li:nth-child(5n + 1):last-child, ${body} [data-page=home] [data-part=game-grid-list] > li:nth-child(n + 11)`,
  {
    '@media': { [`${from('tablet')} and (width < 1280px)`]: { display: 'none' } },
  },
);

/** The tile: a veil with a round play button on the picture, the heart always in sight. */
globalStyle(`${body} [data-part=tile-play]`, {
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  background: `color-mix(in oklab, ${color.band} 56%, transparent)`,
  boxShadow: `inset 0 0 0 2px ${color.accent}`,
  fontSize: 0,
});
globalStyle(`${body} [data-part=tile-play]::before`, {
  content: '',
  width: 54,
  height: 54,
  borderRadius: radius.round,
  background: color.accent,
});
globalStyle(`${body} [data-part=tile-play]::after`, {
  content: '',
  position: 'absolute',
  width: 15,
  height: 18,
  background: color.onAccent,
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  translate: '2px',
});
globalStyle(`${body} [data-part=tile] [data-part=favourite]`, { opacity: 1 });
globalStyle(`${body} [data-part=tile] [data-part=favourite]::before`, { borderRadius: radius.round });

globalStyle(`${body} [data-part=tile-picture] > span:first-of-type:not([data-part])`, {
  '@media': {
    [below('tablet')]: {
      left: 6,
      top: 'auto',
      bottom: 6,
      maxWidth: 'calc(100% - 12px)',
      overflow: 'hidden',
      fontSize: 10,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

/** Matches: three even cards instead of a row that moves. */
globalStyle(`${body} [data-part=match-cards] [data-part=scroll-row] > li`, {
  flex: '1 0 min(300px, 84%)',
  padding: '16px 18px 18px',
  border: 0,
});
globalStyle(`${body} ${main} [data-part=match-cards] a[href*=outcome]`, {
  minHeight: 44,
  border: `${stroke.control} solid ${color.edge}`,
  background: 'none',
});
globalStyle(`${body} ${main} [data-part=match-cards] [data-part=arrows]`, {
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** The foot: columns without rules between them. */
globalStyle(`${footer} [data-part=site-footer]`, { paddingBlock: '16px 36px' });
globalStyle(`${footer} [data-part=logo]`, { fontSize: 22 });
globalStyle(`${footer} nav, ${footer} nav + div`, { border: 0 });
globalStyle(`${footer} h2`, { fontSize: tokens.size.body, fontWeight: weight.strong, marginBottom: 12 });
globalStyle(`${footer} nav a`, { fontSize: tokens.size.body });
globalStyle(`${footer} [data-part=site-footer] > div:last-of-type`, { borderTopColor: color.line });

/** What floats stands one above the other beside the page, where its margin has the room. */
floatsInMargin(body, from(1440), 16);
globalStyle(`${body} [data-part=shell] ${floats}`, { boxShadow: 'none' });

pages.roomyPages(body, from('desktop'));
