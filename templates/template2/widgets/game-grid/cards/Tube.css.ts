import { globalStyle, style } from '@vanilla-extract/css';
import { below, covering, tallScripts, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, size, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const hover = '(hover: hover)';
/** How bright the tube is; its hue is the picture's below it. */
const bright = (part: number) => `color-mix(in oklab, ${color.text} ${part}%, ${color.band})`;

export const card = style({ position: 'relative', isolation: 'isolate', minWidth: 0, transition: `translate ${ease}` });
export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  borderRadius: radius.medium,
  overflow: 'hidden',
  isolation: 'isolate',
  background: color.surface,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '38% 1px 1px',
    zIndex: 1,
    background: `linear-gradient(0deg, ${color.overlay} 26%, transparent)`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: 3,
    border: `1px solid ${bright(56)}`,
    borderRadius: 'inherit',
    mixBlendMode: 'luminosity',
    pointerEvents: 'none',
    transition: `border-color ${ease}, box-shadow ${ease}`,
  },
});
export const picture = style({ ...covering });

export const words = style({
  position: 'absolute',
  inset: 'auto 15px 14px',
  zIndex: 2,
  color: color.onOverlay,
  transition: `translate ${ease}`,
  '@media': { [below('tablet')]: { inset: 'auto 12px 11px' } },
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: 'inherit',
  fontFamily: font.display,
  fontSize: 18.5,
  fontWeight: weight.display,
  lineHeight: 1.1,
  outline: 'none',
  overflowWrap: 'break-word',
  textDecoration: 'none',
  textShadow: `0 1px 10px ${color.scrim}`,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  selectors: {
    [`${card}[data-size=landscape] &`]: { fontSize: 21 },
    [`${card}[data-size=square] &`]: { fontSize: 16.5 },
    ...tallScripts,
  },
  '@media': {
    [below('tablet')]: {
      fontSize: 16,
      selectors: {
        [`${card}[data-size=landscape] &`]: { fontSize: 18 },
        [`${card}[data-size=square] &`]: { fontSize: 15 },
      },
    },
  },
});
/** The whole card is the way in. */
globalStyle(`${card} a::after`, { content: '', position: 'absolute', inset: '-420px -60px -120px' });
export const studio = style({
  display: 'block',
  marginTop: 4,
  fontSize: size.tiny,
  lineHeight: 1.25,
  overflowWrap: 'break-word',
});
export const seats = style({ display: 'block', marginTop: 9, maxWidth: '100%' });
export const taken = style({ fill: color.accent });
export const free = style({ fill: 'none', stroke: color.edge });

export const play = style({
  position: 'absolute',
  inset: 'auto 12px 12px',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: 42,
  borderRadius: radius.control,
  background: color.third,
  color: color.onThird,
  fontWeight: weight.display,
  opacity: 0,
  translate: '0 12px',
  transition: `opacity ${ease}, translate ${ease}`,
  pointerEvents: 'none',
});

const tag = {
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  zIndex: 4,
  maxWidth: 'calc(100% - 66px)',
  boxSizing: 'border-box',
  padding: '3px 8px',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.overlay,
  fontSize: 12.5,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;
export const chip = style({ ...tag, border: `1px solid ${color.accentText}`, color: color.accentText });
export const limits = style({
  ...tag,
  color: color.onOverlay,
  '::before': {
    content: '',
    display: 'inline-block',
    width: 7,
    height: 7,
    marginInlineEnd: 7,
    borderRadius: '50%',
    background: color.live,
    boxShadow: `0 0 9px ${color.live}`,
  },
});
export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 8,
  top: 8,
  zIndex: 4,
  width: 36,
  height: 36,
  selectors: { '&[aria-pressed="true"]': { color: color.second } },
  '@media': { '(pointer: coarse)': { insetInlineEnd: 2, top: 2, width: 44, height: 44 } },
});

const opaque = `linear-gradient(${color.text} 0 0)`;
const fading = (towards: string) =>
  `linear-gradient(${towards}, transparent, ${color.text} 26px calc(100% - 26px), transparent)`;
/** The glow: the edge of the picture, blurred outwards. */
const glow = {
  content: '',
  position: 'absolute',
  inset: -26,
  zIndex: 1,
  padding: 26,
  // Its inner curve is the card's.
  borderRadius: `calc(${radius.medium} + 26px)`,
  backdropFilter: 'blur(20px) brightness(3) saturate(1.8)',
  mask: `${opaque} content-box exclude, ${fading('90deg')} intersect, ${fading('0deg')}`,
  pointerEvents: 'none',
} as const;
const lit = [':hover', ':has(:focus-visible)'].map((state) => `${card}${state}`);
const rules = (below: string, rule: Parameters<typeof globalStyle>[1]) => {
  const [pointed = '', focused = ''] = lit;
  globalStyle(`${pointed}${below}`, { '@media': { [hover]: rule } });
  globalStyle(`${focused}${below}`, rule);
};
rules(` > ${frame}::after`, { borderColor: bright(90), boxShadow: `inset 0 0 0 1px ${bright(84)}` });
rules(` > ${frame} > ${words}`, { translate: '0 -50px' });
rules(` > ${frame} > ${play}`, { opacity: 1, translate: '0 0' });
rules('::before', glow);
rules('', { translate: '0 -6px', zIndex: 5 });
globalStyle(`${card}:has(a:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 3,
  borderRadius: radius.medium,
});
