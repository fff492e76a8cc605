import { style } from '@vanilla-extract/css';
import { below, tallScripts, tokens } from '../../../../engine/theme';

const { color, font, leading, size, space, tracking, weight } = tokens;
const narrow = below('desktop');

/** What the picture leaves open is filled with the site's own colour; its foot runs out into the page. */
export const hero = style({
  position: 'relative',
  minHeight: 630,
  overflow: 'hidden',
  background: color.accentDeep,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 210,
    background: `linear-gradient(transparent, ${color.background})`,
    pointerEvents: 'none',
  },
  '@media': { [narrow]: { minHeight: 540 } },
});

/** Drawn once for the widest window: a narrower one shows less of it, at the same size. */
export const picture = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  width: 2880,
  maxWidth: 'none',
  height: 700,
  objectFit: 'cover',
  translate: '-50% 0',
  '@media': { [narrow]: { width: 2361, height: 574 }, '(width > 2880px)': { width: '100%', height: 'auto' } },
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `100px ${space.gutter} 130px`,
  color: color.onAccentDeep,
  textAlign: 'center',
  '@media': { [narrow]: { paddingBlock: '104px 84px' } },
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  overflowWrap: 'anywhere',
  selectors: tallScripts,
  textWrap: 'balance',
});
export const text = style({ maxWidth: '36em', margin: '2px 0 0', fontSize: size.lead, textWrap: 'balance' });
export const figure = style({ width: '100%', marginTop: 22 });
export const way = style({
  position: 'relative',
  minHeight: 58,
  marginTop: 22,
  padding: '0 42px',
  fontFamily: font.display,
  fontSize: 18,
  fontWeight: 700,
  letterSpacing: '.04em',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 4,
    border: `1px solid color-mix(in oklab, ${color.onAccent} 55%, transparent)`,
    borderRadius: 2,
  },
  '@media': { [narrow]: { minHeight: 54, padding: '0 28px', fontSize: 16 } },
});
