import { globalStyle, style } from '@vanilla-extract/css';
import { below, floatsInMargin, from, tokens } from '../../engine/theme';

const { color, font, layout, size, space, stroke, tracking, weight } = tokens;
const rule = `${stroke.decor} solid ${color.text}`;

const column = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: layout.container,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
/** The head's storeys stand in the frame itself, so that the line of categories can stay for the length of the page. */
export const header = style({ display: 'contents' });
export const main = style([
  column,
  { flex: '1 0 auto', scrollMarginTop: layout.header, ':focus-visible': { outline: 'none' } },
]);
export const footer = style([column, { marginTop: 36 }]);
/** As over the page, the name is printed without a seal. */
globalStyle(`${footer} [data-part=logo-compact]`, { display: 'none' });
globalStyle(`${footer} [data-part=logo-footer]`, { height: 48 });
globalStyle(`${footer} [data-part=providers] > ul`, {
  '@media': { [from('desktop')]: { justifyContent: 'space-between' } },
});

const skin = 'body.template7';

globalStyle(skin, {
  fontFamily: font.text,
  fontSize: size.body,
  lineHeight: tokens.leading.body,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontOpticalSizing: 'auto',
  background: color.background,
  color: color.text,
});
globalStyle(`${skin} :focus-visible`, { outline: `3px solid ${color.focus}`, outlineOffset: 2 });
globalStyle('html:has(body.template7)', { scrollPaddingTop: `calc(${layout.header} + 12px)` });

/** Large type takes the display cut of the face. */
globalStyle(
  `${skin} :is(h1, main h2, [data-part="logo"], [data-part="masthead"], [data-part="game-row"] > span:first-child, [data-part="coupons"] h3 + span, [data-part="stories"] h3, [data-part="club"] p:first-of-type)`,
  { fontVariationSettings: '"opsz" 72' },
);
globalStyle(`${skin} [data-part="masthead"] svg`, { letterSpacing: '-0.047em' });

/** Headings of columns carry a rule; headings of sections stand on the double rule above them. */
globalStyle(`${skin} [data-part="section-heading"]`, {
  alignItems: 'baseline',
  columnGap: 18,
  rowGap: 4,
  minHeight: 0,
  marginBottom: 0,
});
globalStyle(`${skin} [data-part="vip-levels"] [data-part="section-heading"]`, { marginBottom: 14 });
globalStyle(`${skin} [data-part="section-heading"]:has(h3)`, {
  justifyContent: 'space-between',
  paddingBottom: 9,
  borderBottom: rule,
});
globalStyle(`${skin} h3[data-part="section-title"]`, {
  fontSize: size.box,
  fontWeight: weight.display,
  letterSpacing: '-0.02em',
  fontVariationSettings: '"opsz" 40',
});
globalStyle(`${skin} h2[data-part="section-title"]`, { letterSpacing: '-0.03em' });
globalStyle(`${skin} [data-part="section-note"]`, { fontSize: size.body, color: color.textMuted });
globalStyle(`${skin} h3 ~ [data-part="section-note"]`, { fontSize: size.small });
globalStyle(`${skin} [data-part="section-link"]`, {
  fontSize: 15,
  fontWeight: weight.body,
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  marginBlock: -6,
});
globalStyle(`${skin} [data-part="section-link"]:hover`, { color: color.accentText });
globalStyle(`${skin} h2 ~ [data-part="section-note"]`, {
  '@media': { [`not all and ${from('desktop')}`]: { order: 3, flexBasis: '100%', fontSize: 15, lineHeight: 1.35 } },
});

globalStyle(
  `${skin} main > :not([data-part="page-heading"], link) + :is([data-part="game-list"], [data-part="missions"])`,
  {
    marginTop: space.section,
  },
);

/** Blocks of inner pages stand apart; what tabs choose stands close below them. */
globalStyle(`${skin} [data-page]:not([data-page="home"]) main > :not([data-part="page-heading"], nav, link) + *`, {
  marginTop: space.section,
});
globalStyle(`${skin} [data-page]:not([data-page="home"]) main > nav + *`, { marginTop: space.item });

/** Phones print five places of a short list; the way to all of it stands in its heading. */
globalStyle(`${skin} [data-part="section"] [data-part="game-list"] li:nth-child(n + 6)`, {
  '@media': { [`not all and ${from('desktop')}`]: { display: 'none' } },
});
globalStyle(`${skin} [data-part="lobby-facts"] > :last-child`, { paddingInlineEnd: 0, borderInlineEnd: 0 });

/** Tables and forms are printed on the page itself: no box, a rule in ink above and below. */
globalStyle(`${skin} [data-part="record-table"]`, {
  border: 'solid',
  borderWidth: `${stroke.decor} 0`,
  borderColor: color.text,
  background: 'none',
});
globalStyle(`${skin} [data-part="form-card"]`, { maxWidth: 584, padding: 0, border: 0, background: 'none' });

/** What the paper says of itself is set as it sets all else: in columns, with a dropped letter. */
const prose = `${skin} [data-page="about"] main > div`;
globalStyle(prose, {
  '@media': { [from('desktop')]: { maxWidth: 'none', columns: '3 280px', columnGap: 64, columnRule: rule } },
});
globalStyle(`${prose} h2`, { marginTop: 0, breakAfter: 'avoid' });
globalStyle(`${prose} > h2:first-child + p::first-letter`, {
  float: 'left',
  marginInlineEnd: 8,
  color: color.accentText,
  fontFamily: font.display,
  fontSize: 67,
  lineHeight: 0.8,
});

/** Buttons are printed: paper with an ink edge, or one solid block of the spot colour. */
globalStyle(`${skin} [data-part^="button-"]`, { paddingInline: 22, whiteSpace: 'nowrap' });
/** Without a ground of its own it has the words' colour of the ground it stands on. */
globalStyle(`${skin} [data-part="button-secondary"]`, {
  background: 'none',
  borderColor: color.edge,
  color: 'inherit',
});
globalStyle(`${skin} [data-part="vip-progress"] [data-part="button-secondary"]`, { borderColor: 'currentColor' });
globalStyle(`${skin} [data-part="button-secondary"]:hover`, { background: color.surfaceRaised, color: color.text });
/** Long words of some languages stand side by side on the narrowest phones too. */
globalStyle(`${skin} [data-part="utility"] [data-part^="button-"]`, {
  paddingInline: 16,
  fontSize: 15,
  '@media': { [below('mobileMedium')]: { paddingInline: 8, fontSize: 14 } },
});

/** Inner pages never lose the double rule above their title. */
const titles = [`${skin} [data-part="page-heading"]`, `${skin} [data-page="not-found"] main > div`];
globalStyle(titles.join(), {
  position: 'relative',
  marginBlock: `${space.section} ${space.item}`,
  paddingTop: 18,
  borderTop: `${stroke.strong} solid ${color.text}`,
});
globalStyle(titles.map((title) => `${title}::before`).join(), {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 2,
  borderTop: rule,
});
globalStyle(`${skin} main h1`, { fontWeight: weight.heading, letterSpacing: tracking.display });
globalStyle(`${skin} [data-page="not-found"] main > div`, {
  columnGap: 64,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'repeat(3, auto) 1fr',
    },
  },
});
globalStyle(`${skin} [data-page="not-found"] main > div > img`, {
  width: '100%',
  '@media': { [from('desktop')]: { gridColumn: 2, gridRow: '1 / 5' } },
});

/** What floats is printed matter: a stamp in the spot colour, and slips of paper with an ink edge. */
globalStyle(
  `${skin} [data-part="shell"] :is([data-part="chat-button"], [data-part="partners-button"], button[data-fold])`,
  {
    borderRadius: 0,
    background: color.background,
  },
);
globalStyle(`${skin} [data-part="shell"] [data-part="rewards"]`, { width: 64, height: 64 });
globalStyle(`${skin} [data-part="shell"] [data-part="rewards"] > a`, {
  borderRadius: '50%',
  rotate: '-9deg',
  border: `2.5px solid ${color.accentText}`,
  background: color.background,
  color: color.accentText,
  boxShadow: `inset 0 0 0 3px ${color.background}, inset 0 0 0 4px ${color.accentText}`,
});
globalStyle(`${skin} [data-part="shell"] [data-part="rewards"] > button`, {
  insetInlineEnd: -8,
  top: -8,
  borderRadius: '50%',
});
floatsInMargin(skin, from(1440), 14);

/** The question about cookies is a line at the foot of the page, below the headline. */
const consent = `${skin} [data-part="consent"]`;
globalStyle(consent, {
  '@media': {
    [from('desktop')]: {
      insetBlockEnd: 0,
      insetInlineStart: 0,
      flexWrap: 'nowrap',
      width: '100%',
      padding: `6px max(${space.gutter}, (100% - ${layout.container}) / 2 + ${space.gutter})`,
      borderWidth: `${stroke.decor} 0 0`,
      borderColor: color.text,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
globalStyle(`${consent} > :first-child`, {
  '@media': { [from('desktop')]: { display: 'flex', gap: 14, alignItems: 'baseline' } },
});
globalStyle(`${consent} > :last-child`, { '@media': { [from('desktop')]: { flex: 'none', flexWrap: 'nowrap' } } });
globalStyle(`${consent} > :first-child > *`, { '@media': { [from('desktop')]: { margin: 0, maxWidth: 'none' } } });
globalStyle(`${consent} h2`, { '@media': { [from('desktop')]: { whiteSpace: 'nowrap' } } });
globalStyle(`${skin} [data-part="shell"]:has(~ [data-part="consent"])`, {
  '@media': { [from('desktop')]: { insetBlockEnd: 84 } },
});
