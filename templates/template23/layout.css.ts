import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  inContent,
  marginGrid,
  pageColumn,
  pageMargin,
  parts,
  tokens,
  within,
} from '../../engine/theme';
import frameArt from './art/frame.svg';
import fret from './art/fret.svg';
import { mix } from './mix';
import { custom } from './theme.css';

const { color, font, size: type, space, stroke, tracking, weight } = tokens;
export const body = 'body.template23';
const narrow = below(custom);
export const wide = from(custom);
export const line = `${stroke.decor} solid ${color.line}`;
const phone = within(narrow);

/** A band of frets in gilt. */
const band = {
  content: '',
  display: 'block',
  height: 14,
  background: color.second,
  opacity: 0.5,
  mask: `url("${fret}") 0 0 / 28px 14px repeat-x`,
  pointerEvents: 'none',
} as const;
/** A gilt frame with hollow corners inside the edge of what it frames. */
const framed = {
  content: '',
  position: 'absolute',
  zIndex: 3,
  inset: 6,
  border: '24px solid transparent',
  borderImage: `url("${frameArt}") 24`,
  opacity: 0.75,
  pointerEvents: 'none',
} as const;
/** What is lit: a lamp's shine from above. */
export const lit = {
  background: `linear-gradient(${mix(color.accent, 82, color.onAccentDeep)}, ${color.accent} 50%, ${mix(color.accent, 84, color.second)})`,
  color: color.onAccent,
} as const;

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  header: style({ position: 'relative', zIndex: 10 }),
  main: style({
    ...marginGrid(pageMargin, 'minmax(0, 5fr) [split] minmax(0, 3fr) [third] minmax(0, 4fr)'),
    rowGap: 34,
    minWidth: 0,
    padding: '58px 0 64px',
    ...phone({ paddingBlock: '34px 44px' }),
  }),
  footer: style({
    position: 'relative',
    background: color.band,
    '::before': band,
  }),
  dock: style({ display: 'contents' }),
} as const;

const { header, main } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;
inContent(main);
globalStyle(inMain('h1'), hidden);
globalStyle(`${body} [data-page=home] > ${main}`, { paddingTop: 26, rowGap: 0, ...phone({ paddingTop: 22 }) });

/** What is pressed first is lit. */
globalStyle(`${body} [data-part=button-primary]`, {
  ...lit,
  boxShadow: `inset 0 1px 0 ${mix(color.onAccentDeep, 50)}, 0 0 24px ${mix(color.accent, 24)}`,
});
globalStyle(`${body} [data-part=button-primary]:hover`, { background: color.accentHover });
globalStyle(`${header} [data-part=logo]::before`, { ...framed, ...phone({ inset: 4, borderWidth: 13 }) });
/** Scenes, tickers and boards. */
const missions = `${body} [data-page=home] [data-part=mission-board]`;
globalStyle(`${body} ${parts('hero-scene', 'promo-board', 'benefit-list')}::before, ${missions}::before`, framed);
globalStyle(`${body} [data-part=promo-board]:nth-child(even)::before`, { filter: 'brightness(.42)', opacity: 1 });
globalStyle(inMain('[data-part=winners-double]'), {
  gridColumn: 'full',
  margin: '24px 0 36px',
  ...phone({ marginBottom: 22 }),
});
globalStyle(`${body} [data-part=winners-double]::before`, band);
globalStyle(`${body} [data-part=winners-double]::after`, { ...band, transform: 'scaleY(-1)' });
globalStyle(inMain('[data-lazy]'), { marginTop: 46, ...phone({ marginTop: 26 }) });
globalStyle(`${inMain(parts('game-grid', 'match-heads', 'promo-framed', 'shelf'))}, ${missions}`, {
  marginTop: space.section,
});

/** Tickets: five a row, four, three, two. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
globalStyle(`${body} ${parts('game-grid-list', 'game-catalogue-list')}`, {
  ...columns(2),
  gap: '14px 12px',
  '@media': {
    '(width >= 640px)': columns(3),
    [wide]: { ...columns(4), gap: '22px 18px' },
    '(width >= 1200px)': columns(5),
  },
});
globalStyle(`${body} [data-part=game-catalogue]:has([data-part=catalogue-facets]) [data-part=game-catalogue-list]`, {
  '@media': { '(width >= 1200px)': columns(4), [`${wide} and (width < 1200px)`]: columns(3) },
});
globalStyle(`${body} [data-part=game-grid-list][data-lead] > li:first-child`, { gridRow: 'auto' });
/** By twos, what is left over takes its row, as high as the others. */
globalStyle(`${body} [data-part=game-grid-list][data-lead] > li:nth-child(even):last-child`, {
  '@media': { '(width < 640px)': { gridColumn: '1 / -1', height: 'calc((100vw - 44px) * .375 + 88px)' } },
});
/** Ten games leave no row half empty: by threes they are nine, by fours eight. */
const ten = `${body} [data-page=home] [data-part=game-grid-list] > li`;
globalStyle(`${ten}:nth-child(10):last-child`, { '@media': { '(640px <= width < 1200px)': { display: 'none' } } });
globalStyle(`${ten}:nth-child(9):nth-last-child(2)`, {
  '@media': { [`${wide} and (width < 1200px)`]: { display: 'none' } },
});
globalStyle(`${body} [data-part=shelf] [data-part=scroll-row] > li`, { width: 246, ...phone({ width: 172 }) });
const controls = `${body} [data-part=browser-controls]`;
globalStyle(controls, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 0 18px',
  borderTop: line,
});
globalStyle(`${controls} > :first-child`, { flex: '1 1 auto' });
globalStyle(`${controls} :is(button, select)`, {
  borderRadius: 22,
  borderColor: color.edge,
  background: 'none',
  fontSize: type.small,
});

const more = `${body} [data-part=browser-more]`;
globalStyle(more, { display: 'flex', alignItems: 'center', gap: 24, ...phone({ justifyContent: 'space-between' }) });
globalStyle(`${more} > progress`, { display: 'none' });
for (const side of ['before', 'after'])
  globalStyle(`${more}::${side}`, { ...band, flex: 1, ...phone({ display: 'none' }) });

/** Headings with serifs, never small. */
globalStyle(`${body} [data-part=section-heading]`, {
  alignItems: 'baseline',
  columnGap: 16,
  minHeight: 0,
  marginBottom: 16,
});
globalStyle(`${body} [data-part=section-link]`, {
  marginInlineStart: 'auto',
  color: color.accentText,
  fontSize: type.small,
  fontWeight: weight.strong,
});
globalStyle(`${body} ${main} :is(h1, h2)`, {
  fontFamily: font.display,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
});
globalStyle(`${body} [data-part=winners-double] h2`, { fontFamily: font.text });
globalStyle(inMain('[data-part=page-heading]'), { position: 'relative', marginBottom: 0 });
globalStyle(`${inMain('[data-part=page-heading]')}::after`, { ...band, marginTop: 18 });
