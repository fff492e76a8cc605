import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  inContent,
  marginGrid,
  oklch,
  pageColumn,
  pageMargin,
  pages,
  stuckAside,
  stuckBar,
  tokens,
} from '../../engine/theme';
import seats from './art/seats.svg';
import { custom } from './theme.css';

const { color, font, radius, size: type, space, stroke, tracking, weight } = tokens;
export const body = 'body.template14';
const narrow = below('desktop');
export const line = `${stroke.decor} solid ${color.line}`;
/** Wood and leather are the same in all colours. */
const leather = [oklch(0.235, 0.03, 50), oklch(0.39, 0.06, 47), oklch(0.175, 0.025, 48)] as const;

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  header: style({
    position: stuckBar,
    top: 0,
    zIndex: 20,
    background: color.background,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 1,
      background: `linear-gradient(90deg, transparent, ${color.second} 20%, ${color.second} 80%, transparent)`,
      opacity: 0.5,
    },
  }),
  main: style({
    ...marginGrid(),
    rowGap: space.section,
    minWidth: 0,
    paddingBottom: 46,
    selectors: { '&:not(:has(> [data-part=hero-seat]))': { rowGap: 26 } },
  }),
  footer: style({
    position: 'relative',
    marginTop: 26,
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: 26,
      boxSizing: 'border-box',
      borderBottom: `1.5px solid ${oklch(0.81, 0.1, 82)}`,
      background: `linear-gradient(${leather[0]}, ${leather[1]} 45%, ${leather[2]})`,
    },
  }),
  tabs: style({}),
} as const;

const { header, main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
inContent(main);
globalStyle(inMain(':is([data-part=hero-seat], [data-part=category-pills])'), { gridColumn: 'full' });
globalStyle(`${body} [data-page=home] h1`, hidden);

/** The head: words at the left, crown and name in the middle. */
globalStyle(`${header} [data-part=header-split] > div`, { paddingInline: pageMargin });
globalStyle(`${header} [data-part=logo]`, {
  flexDirection: 'row',
  gap: 15,
  '@media': { [narrow]: { justifySelf: 'center', alignItems: 'center', gap: 8 } },
});
globalStyle(`${header} [data-part=logo] > [data-part=logo-compact]`, {
  width: 36,
  height: 30,
  '@media': { [narrow]: { width: 27, height: 'auto' } },
});
globalStyle(`${header} [data-part=language-switcher] > summary`, { fontSize: type.body, fontWeight: weight.strong });
/** On phones the way in stands in the tabs' sheet too: the header keeps the one that counts. */
globalStyle(`${header} [data-part=session-bar]:not([data-player]) > a:first-child`, {
  '@media': { [below('tablet')]: { display: 'none' } },
});

/** What is pressed has the weight of a chip. */
globalStyle(`${body} :is([data-part=button-primary], [data-part=button-secondary])`, { fontWeight: weight.display });

/** Headings in Marcellus; figures never. */
globalStyle(`${body} [data-part=section-heading]`, { alignItems: 'baseline', columnGap: 16, marginBottom: 18 });
globalStyle(`${body} [data-part=section-note]`, { color: color.textMuted, fontSize: 16 });
globalStyle(`${body} [data-part=section-link]`, {
  marginInlineStart: 'auto',
  color: color.second,
  fontSize: type.body,
  fontWeight: weight.strong,
});
globalStyle(inMain(':is(h1, h2, h3)'), {
  fontFamily: font.display,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
});
globalStyle(inMain('[data-part=page-title]'), { fontSize: `calc(${type.section} * 1.1)` });

/**
 * Pages that are not home begin under a lamp: their title in the middle of the felt, over the seats of a table, of
 * which one is free.
 */
const inner = `${body} [data-page]:not([data-page=home]) ${main}`;
globalStyle(`${inner} > [data-part=not-found]`, { marginTop: 36 });
const lamp = `radial-gradient(ellipse 56% 100% at 50% 0, ${color.surfaceRaised}, transparent)`;
globalStyle(`${inner} > [data-part=page-heading]`, {
  gridColumn: 'full',
  margin: 0,
  padding: `32px ${space.gutter} 8px`,
  background: lamp,
  textAlign: 'center',
});
const seatsArc = `url("${seats}") center no-repeat`;
globalStyle(`${inner} > [data-part=page-heading]::after`, {
  content: '',
  display: 'block',
  height: 50,
  background: color.second,
  mask: seatsArc,
});
globalStyle(`${inner} > [data-part=page-heading] > p`, { marginInline: 'auto' });
globalStyle(`${inner} > :is([data-part=form-card], div:has(> h2), [data-part=deposit], [data-part=withdrawal])`, {
  justifySelf: 'center',
  width: '100%',
});
globalStyle(`${inner} > div:has(> h2)`, { maxWidth: '68ch' });
globalStyle(`${inner} > [data-part=page-heading] + nav > ul`, { justifyContent: 'safe center' });
globalStyle(`${inner} > [data-part=page-heading] + nav a[aria-current]`, { borderBlockEndColor: color.second });
globalStyle(`${inner} [data-part=benefit-list]`, {
  outline: `1px solid ${color.second}`,
  outlineOffset: -10,
  background: color.surfaceRaised,
  color: color.text,
});
globalStyle(
  `${inner} [data-part=benefit-list] > span, ${inner} [data-part=benefit-list] li > span:first-child, ${inner} thead th`,
  { color: color.second },
);
pages.wayIn(inner, space.item);

/**
 * The catalogue: 248 px of filters that begin beside its heading, three tables in a row; on phones four of them, and
 * eight games two by two.
 */
const catalogue = inMain('[data-part=game-catalogue]');
const beside = (rule: object) => ({ '@container': { '(width >= 860px)': rule } });
globalStyle(
  `${catalogue} > div:has([data-part=catalogue-facets])`,
  beside({ gridTemplateColumns: '248px minmax(0, 1fr)', columnGap: 36 }),
);
globalStyle(
  `${catalogue}:has([data-part=catalogue-facets]) > [data-part=section-heading]`,
  beside({ marginInlineStart: 284 }),
);
const floor = inMain(':has(> [data-part=category-nav]):has(> [data-part=game-catalogue])');
const rooms = `${floor} > [data-part=category-nav]`;
globalStyle(floor, { '@media': { [from('desktop')]: { gridTemplateColumns: '248px minmax(0, 1fr)', columnGap: 36 } } });
globalStyle(rooms, {
  position: stuckAside,
  top: `calc(${tokens.layout.header} + 24px)`,
  alignSelf: 'start',
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${catalogue} [data-part=game-catalogue-list]`, { rowGap: 20 });
/** Four tables stand by twos wherever they are more than one in a row. */
const tables = `${body} [data-page=home] [data-part=game-catalogue-list]`;
globalStyle(`${tables}:not([data-busy]) > li:nth-child(n + 5)`, { '@media': { [below(custom)]: { display: 'none' } } });
globalStyle(tables, {
  '@media': { [`(width >= 700px) and ${below(custom)}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(inMain('[data-part=game-grid-list]'), {
  gap: `20px ${space.item}`,
  '@media': { [below(custom)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 12px' } },
});
globalStyle(`${catalogue} legend, ${rooms} summary`, {
  color: color.text,
  fontFamily: font.display,
  fontSize: type.box,
  fontWeight: weight.heading,
});
globalStyle(`${catalogue} [data-part=facet-group]`, { padding: '18px 0 20px', borderTop: line });
globalStyle(`${rooms} a`, { minHeight: 33, padding: 0, color: color.text, background: 'none', boxShadow: 'none' });
globalStyle(`${rooms} summary`, { padding: 0 });
globalStyle(`${rooms} a:is(:hover, [aria-current])`, { color: color.accentText });

/** Sports and winners: lines between rows, no boxes. */
const matches = inMain('[data-part=match-rows] > ul');
globalStyle(matches, { gap: 0 });
globalStyle(`${matches} > li`, {
  minHeight: 63,
  padding: '8px 0',
  borderTop: line,
  borderRadius: 0,
  background: 'none',
});
globalStyle(`${matches} > li > ul a`, {
  flexDirection: 'row',
  justifyContent: 'space-between',
  minHeight: 46,
  padding: '0 14px',
  borderRadius: radius.small,
  background: color.surfaceRaised,
  fontSize: 16,
  fontWeight: weight.strong,
});
const winners = inMain('[data-part=winners-list] > ul');
globalStyle(`${winners} > li`, { minHeight: 63, padding: 0, borderTop: line, borderBottom: 0 });
globalStyle(`${winners} > li > :last-child`, { fontWeight: weight.strong });
globalStyle(`${winners} > li > span:first-child`, { boxShadow: `0 0 0 1.5px ${color.second}` });
