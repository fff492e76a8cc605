import { globalStyle, style } from '@vanilla-extract/css';
import { linkedCard, stretchedLink, tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: tokens.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Three in a row of a desktop. */
const large = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }]);
export const grids = { card: grid, ticket: large, cutout: large, framed: large } as const;
/** The measure of what lies in it. */
export const item = style({ display: 'grid', minWidth: 0, containerType: 'inline-size' });
const card = style(linkedCard);
/** A mask cuts edges off: the outline is the paper's own, drawn inside it; the notches lie where the picture ends. */
const tear = 'calc(100cqi * 40 / 66)';
const half = (side: string, at: string) =>
  `radial-gradient(circle 10px at ${at} ${tear}, transparent 96%, ${color.text}) ${side} / 51% 100% no-repeat`;
const ticket = style([
  card,
  {
    border: 0,
    mask: `${half('left', '0')}, ${half('right', '100%')}`,
    ':hover': { background: color.surfaceRaised },
    ':focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: -6 },
  },
]);
const cutout = style([
  card,
  {
    padding: 10,
    border: `2px dashed ${color.edge}`,
    borderRadius: 0,
    background: 'none',
    ':hover': { borderColor: color.accentText },
  },
]);
const framed = style([
  card,
  {
    overflow: 'visible',
    border: 0,
    background: 'none',
    ':focus-within': { outline: 'none' },
  },
]);
export const cards = { card, ticket, cutout, framed } as const;
globalStyle(`${ticket} > :last-child`, {
  margin: '-1px 16px 0',
  padding: '16px 4px 18px',
  borderTop: `2px dashed ${color.edge}`,
});
globalStyle(`${ticket} h2`, { fontSize: `calc(${size.box} + 2px)` });
globalStyle(`${cutout} > :last-child`, { padding: '14px 4px 4px' });
globalStyle(`${cutout} h2`, { fontSize: `calc(${size.box} + 2px)` });
/** The frame holds the picture, the words are engraved on a plate that overlaps it. */
globalStyle(`${framed} > :first-child`, {
  border: `10px solid ${color.surfaceHigh}`,
  borderRadius: radius.medium,
  outline: `1px solid ${color.edge}`,
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
});
globalStyle(`${framed}:hover > :first-child`, { outlineColor: color.accentText });
globalStyle(`${framed}:focus-within > :first-child`, { outline: `2px solid ${color.focus}`, outlineOffset: 3 });
globalStyle(`${framed} > :last-child`, {
  position: 'relative',
  margin: '-22px 22px 0',
  border: `${stroke.decor} solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  justifyItems: 'center',
  textAlign: 'center',
});
globalStyle(`${framed} > :last-child > :last-child`, { justifyContent: 'center', gap: '10px 20px' });

export const picture = style({
  position: 'relative',
  aspectRatio: '66 / 40',
  overflow: 'hidden',
  background: color.surfaceHigh,
});
/** Drawings of offers may have no ground of their own: no sign may shine through them. */
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&&': { backgroundImage: 'none' } },
});
export const figure = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  padding: '4px 12px',
  borderRadius: radius.small,
  background: color.overlay,
  color: color.onOverlay,
  fontFamily: font.figures,
  fontSize: size.section,
});
globalStyle(`${framed} ${figure}`, { insetBlockEnd: 34 });
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 6,
  padding: 18,
  overflowWrap: 'anywhere',
});
export const kicker = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
export const link = style(stretchedLink);
export const text = style({ margin: 0, color: color.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  margin: '8px 0 0',
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ color: color.accentText, fontSize: size.small, fontWeight: weight.strong });
export const time = style({ minHeight: 24 });
export const skeleton = style({ display: 'block', height: 360 });
