import { style } from '@vanilla-extract/css';
import { from, linkedCard, stretchedLink, tokens } from '../../engine/theme';

const { color, font, radius, size, weight } = tokens;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  gap: tokens.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const list = style({ containerType: 'inline-size' });
/** At a desk the latest is twice as wide, where the list has room for two. */
export const item = style({
  display: 'grid',
  minWidth: 0,
  '@container': {
    '(width >= 600px)': {
      '@media': { [from('desktop')]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
    },
  },
});
export const card = style(linkedCard);
export const picture = style({
  display: 'block',
  width: '100%',
  height: 170,
  objectFit: 'cover',
  background: color.surfaceHigh,
});
export const words = style({ display: 'grid', alignContent: 'start', gap: 6, padding: 18, overflowWrap: 'anywhere' });
export const time = style({ color: color.textMuted, fontSize: size.small });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
export const link = style(stretchedLink);
export const summary = style({ margin: 0, color: color.textMuted });
export const pages = style({ marginBlockStart: 20 });
export const skeleton = style({ display: 'block', height: 300 });
export const article = style({ display: 'grid', justifyItems: 'start', gap: 10, maxWidth: '72ch' });
export const back = style({ paddingInline: 0 });
export const banner = style({
  display: 'block',
  width: '100%',
  height: 'clamp(180px, 30vw, 320px)',
  borderRadius: radius.medium,
  objectFit: 'cover',
});
export const headline = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  lineHeight: tokens.leading.display,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const body = style({ lineHeight: 1.65, overflowWrap: 'anywhere' });
