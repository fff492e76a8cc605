import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, tallScripts, tokens } from '../../engine/theme';

const ray = createVar();
const center = createVar();
const earth = createVar();
const rayOther = createVar();
const button = createVar();
const onButton = createVar();

const comeForward = keyframes({
  '0%, 100%': { clipPath: `inset(24px 0 round ${tokens.radius.large})` },
  '45%, 55%': { clipPath: `inset(0 0 round ${tokens.radius.large})` },
});
const speak = keyframes({ '0%, 38%, 62%, 100%': { opacity: 0 }, '48%, 52%': { opacity: 1 } });

const card = style({
  position: 'relative',
  flex: 'none',
  width: 'var(--lv-slide, 100%)',
  height: '100%',
  overflow: 'clip',
  borderRadius: tokens.radius.large,
  clipPath: `inset(0 0 round ${tokens.radius.large})`,
  containerType: 'inline-size',
  vars: { [center]: '72%' },
  background: `repeating-conic-gradient(from 3deg at ${center} 62%, ${ray} 0 5.9deg, ${rayOther} 6deg 11.9deg, ${ray} 12deg)`,
  selectors: {
    '&[inert]': { clipPath: `inset(24px 0 round ${tokens.radius.large})` },
    '&[data-mirrored]': { vars: { [center]: '27%' } },
  },
  '@supports': {
    '(animation-timeline: view())': {
      animation: `${comeForward} linear both`,
      animationTimeline: '--slide',
      selectors: { '&[inert]': { animation: 'none' } },
    },
  },
});

/** Surfaces that take turns, each with the ground under its picture and the button that stands out from it. */
const look = (surface: string, other: string, soil: string, text: string, press: string, onPress: string) => ({
  vars: { [ray]: surface, [rayOther]: other, [earth]: soil, [button]: press, [onButton]: onPress },
  color: text,
});
const { color } = tokens;
export const slide = styleVariants({
  accent: [card, look(color.accent, color.accentHover, color.accentDeep, color.onAccent, color.second, color.onSecond)],
  band: [
    card,
    look(
      color.band,
      `color-mix(in oklab, ${color.band} 91%, ${color.third})`,
      `color-mix(in oklab, ${color.band} 66%, ${color.text})`,
      color.onBand,
      color.second,
      color.onSecond,
    ),
  ],
  deep: [
    card,
    look(
      color.accentDeep,
      `color-mix(in oklab, ${color.accentDeep} 90%, ${color.accent})`,
      `color-mix(in oklab, ${color.accentDeep} 70%, ${color.text})`,
      color.onAccentDeep,
      color.second,
      color.onSecond,
    ),
  ],
  second: [
    card,
    look(
      color.second,
      `color-mix(in oklab, ${color.second} 55%, ${color.surface})`,
      `color-mix(in oklab, ${color.second} 86%, ${color.onSecond})`,
      color.onSecond,
      color.accent,
      color.onAccent,
    ),
  ],
});

/**
 * The picture fades out towards the words: they stand on the surface, whose contrast is known. On phones it stands at
 * the end, beside the button.
 */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: '58%',
  height: '100%',
  objectFit: 'cover',
  mask: `linear-gradient(90deg, transparent, ${color.text} 12%)`,
  selectors: {
    '[data-mirrored] > &': { right: 'auto', left: 0, mask: `linear-gradient(-90deg, transparent, ${color.text} 12%)` },
  },
  '@media': {
    [below('desktop')]: {
      width: '56%',
      mask: `linear-gradient(90deg, transparent 8%, ${color.text} 30%)`,
      selectors: { '[data-mirrored] > &': { mask: `linear-gradient(-90deg, transparent 8%, ${color.text} 30%)` } },
    },
    [below('tablet')]: {
      top: 'auto',
      bottom: 24,
      width: '74%',
      height: 158,
      objectPosition: '75% 100%',
      mask: `linear-gradient(90deg, transparent, ${color.text} 12%)`,
      selectors: {
        '[data-mirrored] > &': {
          right: 0,
          left: 'auto',
          width: '52%',
          height: 124,
          objectPosition: '0 100%',
          mask: `linear-gradient(-90deg, transparent, ${color.text} 12%)`,
        },
      },
    },
  },
});
export const ground = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 66,
  fill: earth,
  '@media': { [below('tablet')]: { height: 60 } },
});

export const words = style({
  position: 'absolute',
  insetBlock: 0,
  left: 60,
  width: '44%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  selectors: { '[data-mirrored] > &': { left: 'auto', right: 52, width: '41%' } },
  '@supports': { '(animation-timeline: view())': { animation: `${speak} linear both`, animationTimeline: '--slide' } },
  '@media': {
    [below('tablet')]: {
      left: 24,
      right: 20,
      width: 'auto',
      justifyContent: 'flex-start',
      paddingTop: 38,
      selectors: { '[data-mirrored] > &': { left: 24, width: 'auto' } },
    },
  },
});

export const kicker = style({
  margin: 0,
  padding: '7px 16px 4px',
  borderRadius: 10,
  background: tokens.color.second,
  color: tokens.color.onSecond,
  fontSize: 17,
  fontWeight: tokens.weight.heading,
  lineHeight: 1.2,
  rotate: '-2deg',
  selectors: { [`${slide.second} &`]: { background: tokens.color.accent, color: tokens.color.onAccent } },
});

const figure = style({
  margin: '26px 0 4px',
  fontFamily: tokens.font.display,
  fontWeight: tokens.weight.display,
  letterSpacing: tokens.tracking.display,
  lineHeight: tokens.leading.display,
  textWrap: 'balance',
});
export const title = styleVariants({
  short: [
    figure,
    {
      fontSize: 'clamp(88px, 14.1cqi, 152px)',
      '@media': { [below('tablet')]: { fontSize: 'min(108px, 33cqi)', marginTop: 22, marginBottom: 12 } },
    },
  ],
  long: [
    figure,
    {
      fontSize: 'clamp(52px, 8cqi, 88px)',
      '@media': { [below('tablet')]: { fontSize: 'min(60px, 18cqi)', marginTop: 22, marginBottom: 12 } },
    },
  ],
});

export const subtitle = style({
  display: 'block',
  marginTop: 8,
  fontSize: 'clamp(32px, 4.26cqi, 46px)',
  letterSpacing: tokens.tracking.heading,
  lineHeight: 1.02,
  selectors: tallScripts,
  '@media': { [below('tablet')]: { fontSize: 34 } },
});

export const text = style({
  maxWidth: '23em',
  margin: '4px 0 20px',
  fontSize: tokens.size.lead,
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.control.height,
  padding: '2px 26px 0',
  borderRadius: tokens.radius.control,
  background: button,
  color: onButton,
  fontSize: tokens.size.lead,
  fontWeight: tokens.weight.heading,
  lineHeight: 1.1,
  textDecoration: 'none',
  transition: `translate ${tokens.motion.duration} ${tokens.motion.easing}`,
  ':hover': { translate: '0 -2px' },
});
