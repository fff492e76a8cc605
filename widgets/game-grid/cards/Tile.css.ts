import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { overlayLamp, tokens } from '../../../engine/theme';

const { color, motion, radius, space, stroke, tracking, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;

const ratio = createVar();

export const tile = style({ position: 'relative', minWidth: 0, containerType: 'inline-size' });

export const frame = style({
  position: 'relative',
  aspectRatio: ratio,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  transition: `box-shadow ${ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `${stroke.decor} solid ${color.onOverlay}`,
    borderRadius: 'inherit',
    opacity: 0.1,
  },
});

/** Which shape the picture has; said on the tile, so that the ring of its link knows it too. */
export const shapes = styleVariants({
  portrait: { vars: { [ratio]: '3 / 4' } },
  square: { vars: { [ratio]: '1' } },
  wide: { vars: { [ratio]: '16 / 10' } },
  landscape: { vars: { [ratio]: '16 / 10' } },
  /** As high as a portrait beside it. */
  lead: { vars: { [ratio]: '330 / 202.67' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

export const badge = style({
  position: 'absolute',
  insetInlineStart: 8,
  top: 8,
  zIndex: 1,
  boxSizing: 'border-box',
  // Beside the heart, which fingers always see.
  maxWidth: 'calc(100% - 44px)',
  minWidth: 'min-content',
  padding: '0 6px',
  borderRadius: radius.small,
  background: color.overlay,
  color: color.onOverlay,
  fontSize: 11,
  fontWeight: weight.strong,
  lineHeight: '18px',
});
export const brightBadge = style([badge, { background: color.second, color: color.onSecond }]);
export const liveBadge = style([badge, { '::before': { ...overlayLamp, width: 7, height: 7, marginInlineEnd: 5 } }]);

export const play = style({
  position: 'absolute',
  inset: 'auto 8px 8px',
  zIndex: 1,
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  lineHeight: '34px',
  textAlign: 'center',
  opacity: 0,
  transition: `opacity ${ease}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: 8, marginTop: space.card });

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  color: color.text,
  fontSize: '.964em',
  fontWeight: weight.strong,
  letterSpacing: tracking.body,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
});

export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 2,
  top: 2,
  zIndex: 3,
  width: 36,
  height: 36,
  isolation: 'isolate',
  background: 'none',
  opacity: 0,
  transition: `opacity ${ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 4,
    zIndex: -1,
    borderRadius: radius.control,
    background: color.overlay,
  },
  selectors: { '&[aria-pressed="true"], &:focus-visible': { opacity: 1 } },
  '@media': {
    '(hover: none)': { opacity: 1 },
    '(pointer: coarse)': { insetInlineEnd: -2, top: -2, width: 44, height: 44, '::before': { inset: 8 } },
  },
});

const ring = `0 0 0 2px ${color.background}, 0 0 0 4px ${color.accentText}`;
/** Around the picture, whatever stands below it. */
globalStyle(`${name}:focus-visible::before`, {
  content: '',
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 0,
  aspectRatio: ratio,
  borderRadius: radius.medium,
  boxShadow: ring,
  pointerEvents: 'none',
});
globalStyle(`${tile}:focus-within ${play}`, { opacity: 1 });
globalStyle(`${tile}:hover > ${frame}`, { '@media': { '(hover: hover)': { boxShadow: ring } } });
globalStyle(`${tile}:hover ${play}, ${tile}:hover > ${favourite}`, { '@media': { '(hover: hover)': { opacity: 1 } } });
