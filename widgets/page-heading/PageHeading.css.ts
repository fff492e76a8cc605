import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, stuckAside, tokens, within } from '../../engine/theme';

const { color, radius, size, space, tracking } = tokens;
/** From this width on a page of two halves is cut. */
const cut = from(960);
const narrow = below(960);
const phone = within(narrow);

export const plain = style({ margin: `0 0 ${space.gutter}` });
/**
 * As high as the window, in the first half of the page; what the page holds passes in the other. Narrow windows have it
 * above that.
 */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  color: color.text,
  '@media': {
    [narrow]: { padding: `40px ${space.gutter} 26px`, background: color.background },
    [cut]: {
      position: stuckAside,
      top: 0,
      gridColumn: 1,
      gridRow: '1 / span 99',
      height: '100vh',
      minHeight: 560,
      padding: `104px ${space.gutter} 150px`,
    },
  },
});

/** The front of a pocket: a hem above, and stitches along its sides and its round foot. */
export const pocket = style({
  position: 'relative',
  margin: `0 0 ${space.unit}`,
  padding: '22px 26px 32px',
  borderRadius: `${radius.medium} ${radius.medium} 56px 56px`,
  background: `linear-gradient(color-mix(in oklab, ${color.accentDeep} 88%, ${color.onAccentDeep}) 10px, ${color.accentDeep} 10px)`,
  color: color.onAccentDeep,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '10px 9px 9px',
    border: `2px dashed color-mix(in oklab, ${color.accentDeep} 60%, ${color.onAccentDeep})`,
    borderTop: 0,
    borderRadius: '0 0 47px 47px',
    pointerEvents: 'none',
  },
});

/** Side and gap of the small cells at the end of a large one. */
const side = 30;
const step = side + 6;
/** On phones they are smaller by so much: the title has the room. */
const shrunk = 0.64;
const small = below('tablet');
export const cell = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 120,
  padding: `20px calc(${space.inside} + ${3 * step}px) 20px ${space.inside}`,
  borderRadius: radius.large,
  background: color.surface,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(50% - ${step - 3}px)`,
    right: `calc(${space.inside} + ${2 * step}px)`,
    width: side,
    height: side,
    borderRadius: radius.small,
    background: color.accent,
    boxShadow: `${step}px 0 ${color.surfaceHigh}, ${2 * step}px 0 ${color.second}, 0 ${step}px ${color.surfaceHigh}, ${step}px ${step}px ${color.third}, ${2 * step}px ${step}px ${color.accentTint}`,
    pointerEvents: 'none',
  },
  ...within(small)({
    minHeight: 100,
    padding: `16px calc(${space.inside} + ${3 * step * shrunk}px) 16px ${space.inside}`,
    '::after': { scale: shrunk, transformOrigin: `${2 * step + side}px ${(step + side) / 2}px` },
  }),
});

export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: size.page,
  fontWeight: tokens.weight.display,
  lineHeight: tokens.leading.display,
  letterSpacing: tracking.display,
  overflowWrap: 'anywhere',
});
globalStyle(`${beside} > h1`, {
  maxWidth: 'calc(100% - 20px)',
  ...phone({ maxWidth: 'none', fontSize: 'clamp(26px, 8.6vw, 42px)' }),
});

export const intro = style({ margin: '8px 0 0', maxWidth: '68ch', color: color.textMuted });
globalStyle(`${beside} > p`, { marginTop: 16, maxWidth: '31em', fontSize: size.lead });
globalStyle(`${cell} > h1`, within(small)({ fontSize: `min(${size.page}, 8.2vw)` }));
globalStyle(`${pocket} > p`, { color: 'inherit' });
