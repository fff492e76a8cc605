import { globalStyle, style } from '@vanilla-extract/css';
import { below, covering, tokens } from '../../../../engine/theme';

const { color, font, size, stroke, tracking, weight } = tokens;
const edge = `${stroke.decor} solid ${color.line}`;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr 1.1fr 1fr',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 },
    [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const panel = style({
  position: 'relative',
  minWidth: 0,
  height: 222,
  border: edge,
  background: color.third,
  overflow: 'hidden',
  '@media': { [below('desktop')]: { height: 210 } },
});
export const widePanel = style([panel, { '@media': { [below('desktop')]: { display: 'none' } } }]);
/** Its ground fills the panel, its subject stands below the bubble. */
export const picture = style({
  ...covering,
  objectPosition: '50% 16%',
  '@media': { [below('desktop')]: { objectPosition: '50% 0' } },
});

export const bubble = style({
  position: 'relative',
  margin: '14px 16px',
  padding: '8px 16px 10px',
  border: edge,
  borderRadius: 22,
  background: color.surface,
  color: color.text,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '40%',
    top: '100%',
    width: 30,
    height: 26,
    background: color.line,
    clipPath: 'polygon(0 0, 100% 0, 8% 100%)',
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(40% + 4px)',
    top: 'calc(100% - 1px)',
    width: 20,
    height: 18,
    background: color.surface,
    clipPath: 'polygon(0 0, 100% 0, 8% 100%)',
  },
  '@media': { [below('desktop')]: { margin: 10, padding: '6px 12px 8px', borderRadius: 16 } },
});
export const amount = style({
  display: 'block',
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Long sums end in their currency; the families for Russian and Bengali are wider than the display face.
  selectors: {
    '&:is(:lang(ru), :lang(bn))': { '@media': { [below('tablet')]: { fontSize: 'clamp(16px, 5.3vw, 26px)' } } },
    '&:lang(vi)': { '@media': { '(width < 350px)': { fontSize: 21 } } },
  },
});
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const;
export const who = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: size.small,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [below('desktop')]: twoLines },
});
/** The whole panel is its target. */
export const game = style({
  color: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: '-17px -19px -160px' },
  ':hover': { textDecoration: 'underline' },
});
globalStyle(`${panel}:has(${game}:focus-visible)`, {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: 2,
});
