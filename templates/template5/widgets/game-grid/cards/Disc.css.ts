import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const inset = createVar();
const stripe = createVar();

const base = style({ position: 'relative', minWidth: 0, textAlign: 'center', containerType: 'inline-size' });
export const card = style([base, { vars: { [inset]: '5.6%' } }]);
export const lead = style([base, { vars: { [inset]: '4.6%' } }]);

export const link = style({
  display: 'block',
  borderRadius: tokens.radius.medium,
  color: tokens.color.text,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const disc = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  borderRadius: '50%',
  transition: `scale ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: {
    [`${link}:hover &`]: { scale: 1.04 },
    [`${link}:focus-visible &`]: { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 6 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none', selectors: { [`${link}:hover &`]: { scale: 1 } } },
  },
});

const stripes = (angle: number) =>
  `repeating-conic-gradient(${stripe} 0 ${angle - 0.3}deg, ${tokens.color.surfaceHigh} ${angle}deg ${2 * angle - 0.3}deg, ${stripe} ${2 * angle}deg)`;

const ring = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}`,
  background: stripes(7.5),
  transition: `rotate 600ms ${tokens.motion.easing}`,
  selectors: { [`${link}:hover &`]: { rotate: '30deg' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none', selectors: { [`${link}:hover &`]: { rotate: '0deg' } } },
  },
});
export const rim = styleVariants({
  first: [ring, { vars: { [stripe]: tokens.color.accent } }],
  second: [ring, { vars: { [stripe]: `color-mix(in oklab, ${tokens.color.second} 90%, ${tokens.color.onSecond})` } }],
  third: [ring, { vars: { [stripe]: `color-mix(in oklab, ${tokens.color.third} 62%, ${tokens.color.band})` } }],
  lead: [ring, { vars: { [stripe]: tokens.color.accent }, background: stripes(5) }],
});

export const face = style({
  position: 'absolute',
  inset,
  overflow: 'hidden',
  borderRadius: '50%',
  background: tokens.color.accentTint,
  boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}`,
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** A pennant pinned over the rim. */
export const flag = style({
  position: 'absolute',
  left: -4,
  top: '8%',
  maxWidth: '88%',
  padding: '8px 20px 5px 12px',
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 10px) 50%, 100% 100%, 0 100%)',
  background: tokens.color.second,
  color: tokens.color.onSecond,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.heading,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  rotate: '-8deg',
  selectors: { [`${lead} &`]: { left: '2%', top: '10%', padding: '11px 28px 8px 18px', fontSize: 20 } },
});

/** Says what a press does while the pointer is over the disc. */
export const play = style({
  position: 'absolute',
  left: '50%',
  bottom: '-3%',
  translate: '-50%',
  padding: '8px 20px 6px',
  borderRadius: tokens.radius.control,
  background: tokens.color.second,
  boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}`,
  color: tokens.color.onSecond,
  fontSize: 16,
  fontWeight: tokens.weight.heading,
  lineHeight: 1,
  opacity: 0,
  transition: `opacity ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: { [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 } },
});

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: '12px 0 0',
  fontSize: tokens.size.lead,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  selectors: {
    [`${lead} &`]: {
      marginTop: 14,
      fontSize: 'clamp(26px, 8cqi, 32px)',
      fontWeight: tokens.weight.heading,
      letterSpacing: '-.015em',
    },
  },
  '@media': { [below('tablet')]: { fontSize: 17 } },
});

export const studio = style({
  display: 'block',
  overflow: 'hidden',
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${lead} &`]: { fontSize: 17 } },
});

/** A square over the disc, so that the heart keeps its place on the rim whatever stands below. */
export const corner = style({ position: 'absolute', insetInline: 0, top: 0, height: '100cqi', pointerEvents: 'none' });

export const favourite = style({
  position: 'absolute',
  right: '3%',
  bottom: '3%',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: tokens.color.surface,
  boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}`,
  color: tokens.color.accent,
  opacity: 0,
  pointerEvents: 'auto',
  transition: `opacity ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: {
    [`${card}:hover &, ${lead}:hover &, &:focus-visible, &[aria-pressed=true]`]: { opacity: 1 },
    [`${lead} &`]: { right: '9%', bottom: '9%', width: 52, height: 52 },
  },
  '@media': { '(hover: none)': { opacity: 1, width: 44, height: 44 } },
});
globalStyle(`${favourite} svg`, { width: 21, height: 21, strokeWidth: 3 });
globalStyle(`${lead} ${favourite} svg`, { width: 27, height: 27 });
