import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, motion, radius, size, stroke, weight } = tokens;
const narrow = below('tablet');
const faint = (part: number) => `color-mix(in oklab, ${color.text} ${part}%, transparent)`;

export const card = style({ position: 'relative', minWidth: 0, textAlign: 'center', containerType: 'inline-size' });
export const link = style({
  display: 'block',
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const moon = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: 172,
  aspectRatio: '1',
  // What stands above the picture stays below the heart of the card.
  isolation: 'isolate',
  margin: '0 auto 11px',
  borderRadius: '50%',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '4%',
    borderRadius: '50%',
    background: `linear-gradient(158deg, ${faint(30)}, transparent 34%, transparent 70%, ${color.overlay} 160%)`,
    boxShadow: `inset 0 0 0 1px ${faint(20)}`,
    pointerEvents: 'none',
  },
  selectors: { [`${link}:focus-visible &`]: { outline: `3px solid ${color.focus}`, outlineOffset: 3 } },
});
export const picture = style({});
globalStyle(`${moon} > ${picture}`, {
  position: 'absolute',
  inset: '4%',
  width: '92%',
  height: '92%',
  borderRadius: '50%',
  objectFit: 'cover',
  boxShadow: `0 18px 34px -10px ${color.scrim}`,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  rotate: '-90deg',
});
export const first = style({ stopColor: color.accentText });
export const last = style({ stopColor: color.second });
export const track = style({ stroke: color.line, strokeWidth: 2.5 });
export const light = style({ strokeWidth: 4.5, strokeLinecap: 'round' });

export const play = style({
  position: 'absolute',
  inset: '4%',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: `color-mix(in oklab, ${color.background} 55%, transparent)`,
  opacity: 0,
  transition: `opacity ${motion.duration} ${motion.easing}`,
  selectors: { [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 } },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(62px, 44%)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
});

export const chip = style({
  position: 'absolute',
  left: '50%',
  bottom: -7,
  zIndex: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  padding: '0 12px',
  borderRadius: radius.round,
  background: color.second,
  color: color.onSecond,
  fontSize: 13.5,
  fontWeight: 800,
  lineHeight: '26px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  translate: '-50%',
  '@media': { [narrow]: { bottom: -4, padding: '0 9px', fontSize: 12.5, lineHeight: '22px' } },
});

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: size.lead,
  fontWeight: weight.heading,
  letterSpacing: '-.014em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  '@media': { [narrow]: { fontSize: 15.5, lineHeight: 1.15 }, [below('mobileMedium')]: { fontSize: 13 } },
});
export const studio = style({
  display: 'block',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: 14 } },
});

export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 'max(0px, 50% - 86px)',
  top: 0,
  width: 38,
  height: 38,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: '50%',
  background: `color-mix(in oklab, ${color.background} 82%, transparent)`,
  color: color.accentText,
  opacity: 0,
  transition: `opacity ${motion.duration} ${motion.easing}`,
  selectors: { [`${card}:hover &, &:focus-visible, &[aria-pressed=true]`]: { opacity: 1 } },
  '@media': { '(hover: none)': { width: 44, height: 44, opacity: 1 } },
});
globalStyle(`${favourite} svg`, { width: 19, height: 19 });
