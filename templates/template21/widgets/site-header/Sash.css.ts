import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, layout, radius, size, space, stroke, weight } = tokens;
const narrow = below(breakpoints.template21Custom);

export const stage = style({
  position: 'relative',
  overflowX: 'clip',
  /** What hangs out of the band has its room here where a search stands below it. */
  '@media': { [narrow]: { height: layout.header, paddingTop: 12 } },
});
export const sash = style({
  position: 'relative',
  width: `min(100% - ${space.gutter} - 4px, ${layout.container} + 60px)`,
  height: 80,
  marginInline: 'auto',
  '@media': { [narrow]: { width: 'calc(100% - 20px)', height: 62 } },
});

const end = style({
  position: 'absolute',
  top: 0,
  width: 92,
  height: 98,
  '@media': { [narrow]: { width: 50, height: 74 } },
});
export const tail = styleVariants({
  start: [end, { left: -40, '@media': { [narrow]: { left: -16 } } }],
  end: [end, { right: -40, scale: '-1 1', '@media': { [narrow]: { right: -16 } } }],
});
export const cloth = style({
  fill: color.accent,
  stroke: color.line,
  strokeWidth: stroke.decor,
  strokeLinejoin: 'round',
});
export const fold = style({ fill: color.line });

export const band = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(10px, 1.3vw, 20px)',
  padding: '0 28px',
  border: `${stroke.decor} solid ${color.line}`,
  background: color.second,
  color: color.onSecond,
  vars: { [color.focus]: color.onSecond },
  '@media': { [narrow]: { gap: 10, padding: '0 10px 0 8px' } },
});
/** Taller than the band. */
export const brand = style({
  flex: 'none',
  marginInlineStart: -6,
  '@media': { [narrow]: { marginInline: '-4px auto' } },
});
globalStyle(`${brand} > img`, {
  width: 'auto',
  height: 126,
  marginBlock: -24,
  '@media': { [below('desktopMedium')]: { height: 116 }, [narrow]: { height: 92 } },
});
export const nav = style({ flex: '0 0 auto', '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${nav} ul`, { gap: 0 });
globalStyle(`${nav} a`, {
  padding: '10px clamp(6px, .8vw, 11px)',
  fontSize: size.body,
  fontWeight: weight.medium,
});
globalStyle(`${nav} a:is(:hover, [aria-current])`, { background: 'none', boxShadow: 'inset 0 -4px' });
export const search = style({
  display: 'flex',
  flex: '1 0 46px',
  justifyContent: 'flex-end',
  minWidth: 46,
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${search} form`, { maxWidth: 'none' });
/** Where it is tight, smaller links, and a language's code for its name. */
const tight = `${from(breakpoints.template21Custom)} and ${below('desktopMedium')}`;
globalStyle(`${nav} a`, { '@media': { [tight]: { paddingInline: 5, fontSize: size.small } } });
globalStyle(`${band} [data-code]`, { '@media': { [tight]: { fontSize: 0 } } });
globalStyle(`${band} [data-code]::before`, {
  '@media': { [tight]: { content: 'attr(data-code)', fontSize: size.small } },
});
/** Two ways in beside the brand on the smallest windows. */
globalStyle(`${brand} > img`, {
  '@media': { [below('mobileWide')]: { height: 74 }, [below('mobileMedium')]: { height: 62 } },
});
globalStyle(`${band} [data-part=session-bar] > a`, {
  '@media': { [below('mobileWide')]: { minWidth: 44, paddingInline: 9, fontSize: size.small } },
});
globalStyle(`${band} [data-part=session-bar]`, { '@media': { [below('mobileWide')]: { gap: 7 } } });

/** The ribbon holds white boxes; on phones the search has a row of its own below it. */
const box = {
  minHeight: 46,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.control,
  background: color.field,
  color: color.text,
} as const;
const language = '[data-part=language-switcher] > summary';
const purse = '[data-player] > button:first-child';
globalStyle(`${band} :is([data-part=search-pill] > label, [data-part=game-search], ${language}, ${purse})`, box);
globalStyle(`${band} [data-part=game-search]`, { display: 'grid', placeItems: 'center', width: 46 });
globalStyle(`${band} :is(${language}, ${purse})`, {
  padding: '0 14px',
  fontSize: size.body,
  boxShadow: `4px 4px 0 ${color.line}`,
});
globalStyle(`${band} ${purse}`, {
  '@media': { [tight]: { paddingInline: 10 }, [below('mobileMedium')]: { paddingInline: 4 } },
});
globalStyle(`${band} [data-part=session-bar]`, { '@media': { [from(breakpoints.template21Custom)]: { gap: 12 } } });
globalStyle(`${stage} ~ * [data-part=search-pill]`, {
  '@media': { [narrow]: { width: 'auto', maxWidth: 'none', margin: `0 ${space.gutter}` } },
});
globalStyle(`${stage} ~ * [data-part=search-pill] > label`, box);
