import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, covering, tallScripts, tokens, wall, wallColumn } from '../../../../engine/theme';

const { color, tracking, weight } = tokens;
const phone = '(width < 600px)';
const tablet = '(width >= 600px) and (width < 1280px)';
const calm = '(prefers-reduced-motion: no-preference)';
/** A share of a column of the wall, within px. */
const share = (part: number, least: number, most: number) =>
  `clamp(min(${least}px, var(${wallColumn}) * ${part * 1.25}), var(${wallColumn}) * ${part}, ${most}px)`;

export const frame = style({ minWidth: 0, containerType: 'inline-size' });
export const mosaic = style({ display: 'grid', gridAutoFlow: 'row dense' });
wall(`.${mosaic}`, [6, 7, 8, 12, 14, 15]);

export const stage = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: color.surface,
});
export const track = style({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [calm]: { scrollBehavior: 'smooth' } },
});
export const place = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  width: '100%',
  overflow: 'hidden',
  color: color.onOverlay,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(75deg, ${color.overlay}, color-mix(in oklab, ${color.overlay} 66%, transparent) 42%, transparent 68%)`,
  },
  '@media': {
    [phone]: {
      '::before': {
        background: `linear-gradient(0deg, ${color.overlay} 20%, color-mix(in oklab, ${color.overlay} 72%, transparent) 52%, transparent 80%)`,
      },
    },
  },
});
export const picture = style({
  ...covering,
  zIndex: -2,
  objectPosition: '70% 50%',
  '@media': { [phone]: { objectPosition: '86% 50%' } },
});
export const words = style({
  minWidth: 0,
  padding: '24px 40px 40px',
  '@media': { [phone]: { padding: '20px 20px 26px' } },
});
export const kicker = style({
  margin: 0,
  color: color.accentText,
  fontSize: 15,
  fontWeight: weight.strong,
  lineHeight: 1.3,
});
export const title = style({
  margin: '14px 0 18px -.05em',
  fontFamily: tokens.font.display,
  fontSize: share(0.456, 58, 150),
  fontWeight: weight.display,
  letterSpacing: '-.065em',
  lineHeight: 0.88,
  overflowWrap: 'break-word',
  selectors: {
    '&:lang(vi), &:lang(ru)': { fontSize: share(0.34, 44, 112), lineHeight: 1.05, letterSpacing: '-.03em' },
    ...tallScripts,
  },
  '@media': {
    [phone]: { margin: '10px 0 12px -.05em', fontSize: share(0.33, 48, 96) },
    [tablet]: { fontSize: share(0.36, 58, 110) },
  },
});
export const light = style({ display: 'block', fontWeight: 200 });
export const text = style({
  maxWidth: '26em',
  margin: 0,
  fontSize: 17,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: 15 } },
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 22px',
  marginTop: 24,
  '@media': { [phone]: { marginTop: 18 } },
});
export const way = style({ minHeight: 52, padding: '0 30px', fontSize: 16, fontWeight: weight.heading });
export const terms = style({
  padding: '10px 0 6px',
  borderBottom: `2px solid ${color.third}`,
  color: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});

export const chapters = style({
  position: 'absolute',
  insetInlineEnd: 28,
  bottom: 26,
  display: 'flex',
  alignItems: 'center',
  color: color.onOverlay,
  '@media': { '(scripting: none)': { display: 'none' }, [phone]: { insetInlineEnd: 8, bottom: 'auto', top: 4 } },
});
export const chapter = style({
  ...bareButton,
  width: 34,
  height: 44,
  '::before': { content: '', width: 28, height: 4, background: 'currentColor', opacity: 0.42 },
  selectors: { '&[aria-current]::before': { opacity: 1 }, '&:focus-visible': { outlineOffset: -4 } },
});
export const pause = style({
  ...bareButton,
  width: 40,
  height: 44,
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** The second slide as a picture of its own. */
export const side = style({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  background: color.surface,
  color: color.onOverlay,
});
export const caption = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '72px 20px 20px',
  background: `linear-gradient(0deg, ${color.overlay} 24%, color-mix(in oklab, ${color.overlay} 74%, transparent) 58%, transparent)`,
  '@media': { [phone]: { padding: '56px 18px 16px' } },
});
export const sideTitle = style({
  margin: 0,
  fontSize: share(0.132, 25, 42),
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: 1.02,
  selectors: { '&:lang(vi)': { lineHeight: 1.2 }, ...tallScripts },
});
export const sideLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: '-100vh 0 0' },
});
export const sideText = style({ margin: '8px 0 0', fontSize: 13, lineHeight: 1.35 });
const ring = {
  content: '',
  position: 'absolute',
  inset: 0,
  border: `4px solid ${color.focus}`,
  pointerEvents: 'none',
} as const;
globalStyle(`${side}:has(${sideLink}:focus-visible)::after`, ring);
globalStyle(`${side}:hover::after`, { '@media': { '(hover: hover)': ring } });
export const sidePicture = style([
  picture,
  {
    objectPosition: '50% 40%',
    '@media': { [calm]: { transition: `scale ${tokens.motion.duration} ${tokens.motion.easing}` } },
  },
]);
globalStyle(`${side}:hover > ${sidePicture}`, { '@media': { [`(hover: hover) and ${calm}`]: { scale: '1.04' } } });
