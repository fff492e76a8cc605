import { keyframes, style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, size, tracking, weight } = tokens;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

export const story = style({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  flexDirection: 'column',
  width: 'min(480px, 100%)',
  height: 'min(860px, 100dvh - 48px)',
  margin: 'auto',
  padding: '14px 16px calc(16px + env(safe-area-inset-bottom, 0px))',
  border: 0,
  borderRadius: radius.large,
  overflow: 'hidden auto',
  background: color.accentDeep,
  color: color.onAccentDeep,
  selectors: {
    '&:is(:popover-open, [data-open], :not([popover]))': {
      display: 'flex',
      animation: `${rise} ${motion.duration} ${motion.easing}`,
    },
    '&::backdrop': { background: color.scrim },
  },
  '@media': {
    [below('tablet')]: { width: '100%', height: '100dvh', borderRadius: 0 },
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});
export const marks = style({ display: 'flex', gap: 4, paddingInlineEnd: 48 });
export const mark = style({
  flex: 1,
  height: 4,
  borderRadius: 2,
  background: `color-mix(in srgb, ${color.onAccentDeep} 30%, transparent)`,
});
export const done = style([mark, { background: color.onAccentDeep }]);
export const close = style({
  ...bareButton,
  position: 'absolute',
  insetInlineEnd: 8,
  top: 0,
  width: 44,
  height: 44,
  borderRadius: radius.control,
});
export const picture = style({
  flex: '1 1 260px',
  width: '100%',
  minHeight: 160,
  marginTop: 22,
  borderRadius: radius.large,
  objectFit: 'cover',
});
export const words = style({ padding: '20px 6px' });
export const kicker = style({ margin: '0 0 6px', color: color.second, fontWeight: weight.strong });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.05,
  textWrap: 'balance',
});
export const text = style({ margin: '10px 0 0', fontSize: size.lead, lineHeight: 1.45 });
export const ways = style({ display: 'flex', gap: 10, marginTop: 'auto' });
export const step = style({
  ...bareButton,
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: radius.control,
  background: `color-mix(in srgb, ${color.onAccentDeep} 14%, transparent)`,
  selectors: { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } },
});
export const way = style({
  flex: 1,
  minHeight: 48,
  background: color.second,
  color: color.onSecond,
  ':hover': { background: color.second },
});
