import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, inContent, marginGrid, pageColumn, pageMargin, stuckBar, tokens } from '../../engine/theme';
import { custom, product } from './theme.css';

const { color, layout: size, radius, size: type, space, stroke, weight } = tokens;
export const body = 'body.template9';
export const rule = `${stroke.decor} solid ${color.line}`;
const strong = `1.5px solid ${color.text}`;
export const narrow = below(custom);
export const phones = below('tablet');
const shop = from(product);

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  header: style({ position: stuckBar, top: 0, zIndex: 20, '@media': { [narrow]: { position: 'relative' } } }),
  trail: style({
    display: 'grid',
    gap: 10,
    paddingInline: pageMargin,
    paddingTop: 24,
    '@media': { [narrow]: { paddingTop: 12 } },
  }),
  main: style({
    ...marginGrid(),
    rowGap: 26,
    minWidth: 0,
    paddingBlock: '10px 64px',
    selectors: { '&:has(> [data-part=section-block])': { paddingBottom: 0 } },
  }),
  footer: style({ paddingInline: pageMargin, background: color.surface, boxShadow: `0 -1px 0 ${color.line}` }),
} as const;

const { header, main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
inContent(main);

/** The counter: compartments between rules, a line of news below. */
const site = `${header} [data-part=site-header]`;
/** On narrow phones the line below the title has room for two: it takes them once its face has come. */
globalStyle('body.template9 [data-page=home] [data-part=page-heading] > p', {
  '@media': { '(width < 380px)': { minBlockSize: '2lh' } },
});
globalStyle(site, { background: color.surface, color: color.text });
globalStyle(`${site} > div`, { paddingInline: pageMargin });
globalStyle(`${site} > div > :is(a, div)`, { paddingInline: 0 });
globalStyle(`${site} > div:first-child`, {
  columnGap: 24,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(34px, 1fr) 0 auto', columnGap: 4 } },
});
globalStyle(`${site} [data-part=header-line]`, { minHeight: 44, background: color.surface });
/** On phones the name stands whole beside the mark, or not at all. */
globalStyle(`${site} [data-part=logo]`, {
  '@media': { [narrow]: { flexWrap: 'wrap', gap: '0 9px', height: 44, lineHeight: '44px' } },
});
globalStyle(`${site} [data-part=wordmark]`, {
  fontSize: 25,
  letterSpacing: '-.045em',
  '@media': { [narrow]: { fontSize: 20, lineHeight: 'inherit' } },
});
globalStyle(`${site} [data-part=logo-compact]`, { height: 38, '@media': { [narrow]: { height: 34, marginBlock: 5 } } });
globalStyle(`${site} :is([data-part=menu-plain] a, [data-part=language-switcher] > summary)`, {
  fontSize: type.body,
  fontWeight: weight.strong,
});
globalStyle(`${site} :is([data-part=menu-plain], [data-part=language-switcher], [data-part=session-bar])`, {
  '@media': {
    [from(custom)]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: size.header,
      paddingInlineStart: 12,
      borderInlineStart: rule,
    },
  },
});
globalStyle(`${site} [data-part=session-bar]`, {
  '@media': { [from(custom)]: { paddingInlineStart: 20, marginInlineStart: 4 } },
});
globalStyle(`${site} [data-part=session-bar] [data-part=button-secondary]`, {
  borderColor: color.edge,
  background: 'none',
});
globalStyle(`${site} [data-part=session-bar] [data-part^=button-]`, {
  '@media': { [below('tablet')]: { paddingInline: 9, fontSize: 14 } },
});
globalStyle(`${site} [data-part=notice-label]`, { width: 'auto', paddingInlineStart: 0 });
globalStyle(`${site} [data-part=header-line] nav a`, { color: color.text, fontWeight: weight.strong });

/** Headings: one size for a page, one for a shelf, the line beside it on the same ground. */
globalStyle(`${body} [data-part=section-heading]`, { alignItems: 'baseline', marginBottom: 16 });
globalStyle(`${body} [data-part=section-heading] > h2 + :not(a)`, {
  '@media': { [below('tablet')]: { order: 1, flexBasis: '100%' } },
});
globalStyle(`${body} [data-part=section-note]`, { color: color.textMuted, fontSize: type.body });
globalStyle(`${body} [data-part=section-link]`, {
  color: color.text,
  fontSize: type.body,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textDecorationColor: color.edge,
  textUnderlineOffset: 4,
});
const browser = inMain('[data-part=game-browser] > [data-part=game-catalogue]');
globalStyle(inMain('[data-part=page-title]'), { fontWeight: weight.heading });
globalStyle(inMain('[data-part=page-heading]'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: 0,
});
globalStyle(inMain('[data-part=page-heading] > p'), { margin: 0, fontSize: 16 });

/** Shelves: four articles, three on tablets, two on phones; from 1200 px on the choices stand beside them. */
globalStyle(inMain(':is([data-part=game-catalogue-list], [data-part=game-grid-list])'), {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.item,
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(inMain('[data-part=game-catalogue] [data-part=game-catalogue] li:nth-child(4 of li)'), {
  '@media': { [`${from('tablet')} and ${narrow}`]: { display: 'none' } },
});
globalStyle(`${browser} > div:has(> [data-part=catalogue-facets])`, {
  display: 'block',
  '@media': {
    [shop]: { display: 'grid', gridTemplateColumns: '266px minmax(0, 1fr)', columnGap: 36, alignItems: 'start' },
  },
});
const facets = inMain('[data-part=catalogue-facets]');
globalStyle(facets, { position: 'static', maxHeight: 'none', margin: 0, padding: 0, overflow: 'visible' });
globalStyle(facets, { '@media': { [below(product)]: { display: 'none' } } });
globalStyle(`${browser} [data-part=browser-bar] > button`, {
  borderColor: color.edge,
  background: color.surface,
  '@media': { [below(product)]: { display: 'inline-flex' } },
});

/** Groups of choices, each under a rule in ink; what has few values is set as chips. */
const group = `${body} [data-part=facet-group]`;
globalStyle(group, { padding: '15px 0 20px', borderTop: strong });
globalStyle(`${group} legend`, { marginBottom: 8, fontSize: 15.5, fontWeight: weight.strong, letterSpacing: '-.01em' });
const chips = `${group}:is([data-name=volatility], [data-name=feature], [data-name=tag])`;
globalStyle(`${chips} label`, {
  position: 'relative',
  float: 'left',
  clear: 'none',
  gap: 7,
  minHeight: 36,
  margin: '0 7px 7px 0',
  padding: '0 11px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: type.small,
  fontWeight: weight.medium,
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
globalStyle(`${chips} label:has(:checked)`, { borderColor: color.text, background: color.text, color: color.surface });
globalStyle(`${chips} label:has(:checked) > span`, { color: 'inherit' });
globalStyle(`${chips} label:has(:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
globalStyle(`${chips} input`, { position: 'absolute', inset: 0, width: 'auto', height: 'auto', opacity: 0 });

/** Aisles: the one at hand is solid and wider than its column. */
const aisles = `${facets} [data-part=category-nav]`;
globalStyle(aisles, { paddingBlock: '12px 8px', borderTop: strong });
globalStyle(`${aisles} summary`, { padding: 0, color: color.text, fontSize: 15.5, fontWeight: weight.strong });
globalStyle(`${aisles} a`, { minHeight: 38, marginInline: -10, color: color.text, fontSize: type.body });
globalStyle(`${aisles} a :is(svg, span + span)`, { color: color.textMuted, fontSize: type.tiny });
const chosenAisle = `${aisles} :is(a[aria-current], li:first-child > a)`;
globalStyle(chosenAisle, { background: color.accent, color: color.onAccent, boxShadow: 'none' });
globalStyle(`${chosenAisle} :is(svg, span, span + span)`, { color: 'inherit' });

/** The bar above the articles: orders, how many there are, and what was chosen. */
const controls = inMain('[data-part=browser-controls]:has([data-part=browser-sorts])');
globalStyle(controls, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  marginBottom: space.item,
  padding: '6px 14px 6px 4px',
  border: rule,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': {
    [narrow]: { padding: '8px 12px', overflow: 'clip' },
    [phones]: { padding: 0, border: 0, background: 'none' },
  },
});
globalStyle(`${controls} > div`, { margin: 0, '@media': { [phones]: { flex: '1 1 100%' } } });
globalStyle(`${controls} [data-part=browser-line]`, {
  flex: '1 1 260px',
  flexDirection: 'row-reverse',
  '@media': { [phones]: { placeContent: 'end' } },
});
globalStyle(`${controls} [data-part=browser-sorts]`, { marginInlineStart: 0, paddingInlineStart: 10 });
globalStyle(`${controls} [data-part=browser-sorts] > button`, { minHeight: 48 });
globalStyle(inMain('[data-part=browser-line] li > button'), { borderColor: 'transparent' });
globalStyle(inMain('[data-part=browser-paging]'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  placeContent: 'space-between',
  gap: '12px 20px',
});
globalStyle(inMain('[data-part=browser-paging] li > *'), {
  height: 44,
  borderColor: color.edge,
  background: color.surface,
  '@media': { [from('tablet')]: { minWidth: 44 } },
});
globalStyle(inMain('[data-part=browser-paging] li > [aria-current]'), {
  borderColor: color.text,
  background: color.text,
  color: color.surface,
});
