import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

const ray = createVar();
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
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  clipPath: `inset(0 0 round ${tokens.radius.large})`,
  containerType: 'inline-size',
  background: `repeating-conic-gradient(from 3deg at 74% 66%, ${ray} 0 5.9deg, ${rayOther} 6deg 11.9deg, ${ray} 12deg)`,
  selectors: { '&[inert]': { clipPath: `inset(24px 0 round ${tokens.radius.large})` } },
  '@supports': { '(animation-timeline: view())': { animation: `${comeForward} linear both`, animationTimeline: 'view(inline)' } },
});

/** Surfaces that take turns, each with the button that stands out from it. */
export const slide = styleVariants({
  first: [card, { vars: { [ray]: tokens.color.accent, [rayOther]: tokens.color.accentHover, [button]: tokens.color.second, [onButton]: tokens.color.onSecond }, color: tokens.color.onAccent }],
  second: [
    card,
    {
      vars: { [ray]: tokens.color.band, [rayOther]: `color-mix(in oklab, ${tokens.color.band} 88%, ${tokens.color.onBand})`, [button]: tokens.color.second, [onButton]: tokens.color.onSecond },
      color: tokens.color.onBand,
    },
  ],
  third: [
    card,
    {
      vars: { [ray]: tokens.color.second, [rayOther]: `color-mix(in oklab, ${tokens.color.second} 55%, ${tokens.color.surface})`, [button]: tokens.color.accent, [onButton]: tokens.color.onAccent },
      color: tokens.color.onSecond,
    },
  ],
});

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  position: 'absolute',
  insetBlock: 0,
  left: 60,
  width: 'min(520px, 56%)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  '@supports': { '(animation-timeline: view())': { animation: `${speak} linear both`, animationTimeline: 'view(inline)' } },
  '@media': { [below('tablet')]: { left: 24, right: 20, width: 'auto', justifyContent: 'flex-start', paddingTop: 38 } },
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
  selectors: { [`${slide.third} &`]: { background: tokens.color.accent, color: tokens.color.onAccent } },
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
  short: [figure, { fontSize: 'clamp(88px, 14.1cqi, 152px)', '@media': { [below('tablet')]: { fontSize: 'min(108px, 33cqi)', marginTop: 22, marginBottom: 12 } } }],
  long: [figure, { fontSize: 'clamp(52px, 8cqi, 88px)', '@media': { [below('tablet')]: { fontSize: 'min(60px, 18cqi)', marginTop: 22, marginBottom: 12 } } }],
});

export const subtitle = style({
  display: 'block',
  marginTop: 8,
  fontSize: 'clamp(32px, 4.26cqi, 46px)',
  letterSpacing: tokens.tracking.heading,
  lineHeight: 1.02,
  '@media': { [below('tablet')]: { fontSize: 34 } },
});

export const text = style({ maxWidth: '23em', margin: '4px 0 20px', fontSize: tokens.size.lead, lineHeight: 1.4, textWrap: 'balance', '@media': { [below('tablet')]: { margin: '0 0 12px', fontSize: 16, lineHeight: 1.3 } } });

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
