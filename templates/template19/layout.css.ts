import { globalStyle, style } from '@vanilla-extract/css';
import { below, hidden, inContent, marginGrid, pageColumn, pageMargin, pages, tokens } from '../../engine/theme';
import fan from './art/fan.svg';
import { inks } from './inks';

const { color, font, size: type, stroke } = tokens;
export const body = 'body.template19';
const narrow = below('desktop');
export const metal = `${stroke.decor} solid ${color.third}`;
export const hairline = `${stroke.decor} solid ${color.line}`;
/** A frame is always a line of metal and a hairline around it. */
export const framed = { border: metal, boxShadow: `0 0 0 5px ${color.background}, 0 0 0 6px ${color.line}` } as const;
/** Strokes thicken the display face, which is thin. */
export const struck = { WebkitTextStroke: '.013em currentColor' } as const;
const cut =
  'polygon(8px 0, calc(100% - 8px) 0, 100% 8px, 100% calc(100% - 8px), calc(100% - 8px) 100%, 8px 100%, 0 calc(100% - 8px), 0 8px)';

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  header: style({ position: 'relative', zIndex: 20 }),
  top: style({ minWidth: 0 }),
  categories: style({ position: 'relative', zIndex: 2, minWidth: 0 }),
  main: style({
    ...marginGrid(),
    rowGap: 28,
    minWidth: 0,
    paddingBlock: '28px 48px',
    overflowX: 'clip',
    selectors: { '&:has(> [data-part=winners-belt])': { paddingTop: 0, rowGap: 34 } },
  }),
  footer: style({ paddingInline: pageMargin, background: color.background, textAlign: 'center' }),
} as const;

const { header, main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
inContent(main);
globalStyle(`${body} [data-page=home] h1`, hidden);

/** What is pressed: the one main action is filled and has its corners cut, all else has a square edge of metal. */
globalStyle(`${body} [data-part=button-primary]`, { clipPath: cut, letterSpacing: '.03em', paddingTop: 3 });
globalStyle(`${body} [data-part=button-primary]:focus-visible`, { outlineOffset: -5, outlineColor: color.onAccent });
globalStyle(`${body} [data-part=button-secondary]`, {
  borderColor: color.third,
  background: 'none',
  letterSpacing: '.03em',
  paddingTop: 2,
});

/** Header: words at the left, the wordmark struck. */
globalStyle(`${body} [data-part=wordmark]`, struck);
globalStyle(`${header} [data-player] > :last-child :is(summary, button)`, {
  boxShadow: `inset 0 0 0 1px ${color.third}`,
});
globalStyle(`${header} [data-part=menu] a`, { fontSize: type.lead });
globalStyle(`${header} [data-part=menu] > ul`, { gap: '0 28px', flexWrap: 'nowrap' });
globalStyle(`${header} [data-part=drawer]`, {
  borderInlineEnd: metal,
  boxShadow: `inset -6px 0 0 ${color.background}, inset -7px 0 0 ${color.line}`,
  background: color.background,
});

/** Tabs: cells of one width between hairlines; a stepped ziggurat rises from the current one. */
const tabs = `${body} [data-part=category-tabs]`;
globalStyle(tabs, { borderColor: color.third });
globalStyle(`${tabs} > ul`, { margin: '-24px 0 0', paddingBlock: '24px 0' });
globalStyle(`${tabs} li`, {
  borderInlineStart: hairline,
  flex: '1 0 auto',
  minWidth: 72,
  '@media': { [narrow]: { minWidth: 92 } },
});
globalStyle(`${tabs} li:last-child`, { borderInlineEnd: hairline });
globalStyle(`${tabs} li > a`, {
  minHeight: 96,
  boxSizing: 'border-box',
  justifyContent: 'center',
  fontFamily: font.text,
  fontSize: type.small,
  color: color.textMuted,
  '@media': { [narrow]: { minHeight: 84 } },
});
globalStyle(`${tabs} svg`, { width: 26, height: 26, color: color.third, strokeWidth: 1.1 });
globalStyle(`${tabs} li > a[aria-current]`, {
  margin: 0,
  padding: '14px 6px 13px',
  background: color.background,
  color: color.accentText,
});
globalStyle(`${tabs} li > a[aria-current]::before`, {
  content: '',
  position: 'absolute',
  insetInline: -1,
  bottom: '100%',
  height: 12,
  border: metal,
  borderBottom: 0,
  background: color.background,
});
globalStyle(`${tabs} li > a[aria-current]::after`, {
  content: '',
  position: 'absolute',
  insetInline: 18,
  bottom: 'calc(100% + 12px)',
  height: 9,
  border: metal,
  borderBottom: 0,
  background: color.background,
});

/** Winners in one line over a double rule. */
globalStyle(inMain('[data-part=winners-belt]'), {
  borderBottom: metal,
  boxShadow: `0 5px 0 ${color.background}, 0 6px 0 ${color.line}`,
});

/** Headings: a struck line, and a double rule that runs on to the way to all of it. */
const heading = inMain('[data-part=section-heading]');
globalStyle(heading, {
  alignItems: 'baseline',
  flexWrap: 'nowrap',
  columnGap: 26,
  marginBottom: 24,
  '@media': { [narrow]: { flexWrap: 'wrap', marginBottom: 16 } },
});
globalStyle(`${heading}::before`, {
  content: '',
  order: 1,
  flex: 1,
  minWidth: 20,
  height: 5,
  borderBlock: metal,
  borderBottomColor: color.line,
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${heading} > :not(h2, h3)`, { order: 2, margin: 0, fontSize: type.lead, color: color.textMuted });
globalStyle(`${body} :is(h1, h2, [data-part=section-title], [data-part=page-title])`, {
  ...struck,
  color: color.figure,
});
globalStyle(`${heading} [data-part=section-link]`, {
  order: 3,
  color: color.accentText,
  '@media': { [narrow]: { order: 2, marginInlineStart: 'auto' } },
});

globalStyle(
  inMain(
    ':is([data-part=words-browser], [data-part=poster-wall], [data-part=register]) > [data-part=section-heading] > [data-part=section-title]',
  ),
  {
    fontSize: 56,
    '@media': { [narrow]: { fontSize: 42 } },
  },
);

/** A page's title stands below a fan. */
const title = inMain('[data-part=page-heading]');
globalStyle(title, {
  position: 'relative',
  paddingTop: 70,
  paddingBottom: 16,
  borderBottom: metal,
  boxShadow: `0 5px 0 ${color.background}, 0 6px 0 ${color.line}`,
  justifyContent: 'center',
  textAlign: 'center',
  background: `url("${fan}") 50% 0 / 190px 68px no-repeat`,
});

/**
 * What is narrow stands below the fan too; the pages' boxes are frames, the one that welcomes is lacquer over a fan.
 */
pages.measure(`${body} ${main}`);
globalStyle(`${title} > p, ${inMain('> :is([data-part=form-card], [data-part=app-download])')}`, {
  marginInline: 'auto',
});
globalStyle(inMain('> [data-part=app-download]'), { width: '100%' });
globalStyle(inMain('> div:has(> h2:first-child)'), { width: '100%', marginInline: 'auto' });
globalStyle(inMain('> [data-part=not-found]'), { justifyItems: 'center', textAlign: 'center' });
globalStyle(inMain(pages.boxes), framed);
const welcome = inMain('[data-part=benefit-list]');
globalStyle(welcome, {
  justifyItems: 'center',
  paddingBottom: 176,
  background: `url("${fan}") 50% 100% / 420px 150px no-repeat, ${color.accentDeep}`,
});
globalStyle(`${welcome} > span`, { display: 'none' });
globalStyle(`${welcome} > h2`, { color: color.figure, textAlign: 'center' });

/** Each poster in its ink. */
inks.forEach(([ground, ink], number) =>
  globalStyle(`${body} [data-part=placard][data-ink="${number}"]`, {
    vars: { '--placard-ground': ground, '--placard-ink': ink },
  }),
);

/** Headings in the register stand on a hairline. */
const column = inMain('[data-part=register] > div [data-part=section-heading]');
globalStyle(column, { marginBottom: 0, paddingBottom: 12, borderBottom: hairline });
globalStyle(`${column}::before`, { display: 'none' });
globalStyle(`${column} [data-part=section-link]`, { marginInlineStart: 'auto' });
