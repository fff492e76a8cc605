import { globalStyle, style } from '@vanilla-extract/css';
import { below, covering, tallScripts, tokens } from '../../../engine/theme';

const { color, font, radius, tracking, weight } = tokens;
const narrow = below('desktop');
/** Of one of three in a row, and on phones: the words take the whole width. */
const small = '(width < 560px)';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gridAutoFlow: 'row' } },
});

export const still = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  aspectRatio: '21 / 9',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  color: color.onOverlay,
  containerType: 'inline-size',
  '@media': { [narrow]: { aspectRatio: '16 / 9' } },
});
export const picture = style({ ...covering });
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignSelf: 'stretch',
  width: '100%',
  padding: '20px 46% 28px 32px',
  background: `linear-gradient(0deg, ${color.overlay}, transparent), linear-gradient(90deg, ${color.overlay}, transparent 62%)`,
  '@container': {
    [small]: { padding: '20px 18px 16px', background: `linear-gradient(0deg, ${color.overlay} 32%, transparent 78%)` },
  },
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: 'clamp(22px, 5.2cqi, 34px)',
  fontWeight: weight.strong,
  letterSpacing: tracking.display,
  lineHeight: 1.04,
  selectors: tallScripts,
  textWrap: 'balance',
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});
globalStyle(`${still}:has(${link}:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 3 });
/** A whole sentence of small print stays on the page of the offer. */
export const text = style({
  display: '-webkit-box',
  margin: '8px 0 0',
  overflow: 'hidden',
  fontSize: 15,
  lineHeight: 1.35,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
