import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  bareButton,
  barInset,
  below,
  fixedBar,
  bottomInset,
  primaryLink,
  short,
  tall,
  tokens,
} from '../../engine/theme';

const { color, motion, radius, shadow, size, stroke, weight } = tokens;
const rise = keyframes({ from: { opacity: 0, translate: '0 100%' } });

/** Height of the bar, in px; what floats beside it stands above. */
const height = 64;

/** Over the page, above a bar at the foot of the window; it takes no room, so nothing moves when it comes or goes. */
export const bar = style({
  position: fixedBar,
  insetInline: 0,
  insetBlockEnd: `calc(${barInset} + env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: height,
  padding: '8px 12px 8px 4px',
  borderBlockStart: `${stroke.decor} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
  animation: `${rise} ${motion.duration} ${motion.easing}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' }, [short]: { width: '100%' } },
});

const phone = `${below('tablet')} and ${tall}`;
const floating = '[data-part=rewards], [data-part=chat-button], [data-part=partners-button], [data-fold]';
/** The floating buttons stand above it, moved without a shift of the layout; the end of the page makes room. */
globalStyle(`[data-part=shell]:not([data-place=end]):has(${bar}) :is(${floating})`, {
  '@media': { [phone]: { translate: `0 -${height + 4}px` } },
});
/** The clock of play is fixed to the window's edge where the others stand at the end of a page, too. */
globalStyle(`[data-part=shell]:has(${bar}) [data-part=play-clock]`, {
  '@media': { [phone]: { translate: `0 -${height + 4}px` } },
});
/** At the end of a page they stand above it when all has been scrolled. */
globalStyle(`[data-part=shell][data-place=end]:has(${bar})`, {
  '@media': { [phone]: { paddingBlockEnd: `calc(${height + 16}px + ${barInset} + env(safe-area-inset-bottom, 0px))` } },
});
globalStyle(`[data-layout]:has(~ [data-part=shell] ${bar}) [data-part=own-row]`, {
  '@media': { [phone]: { insetBlockEnd: `calc(${barInset} + ${height + 88}px + env(safe-area-inset-bottom, 0px))` } },
});
globalStyle(`html:has(${bar})`, {
  '@media': {
    [phone]: {
      vars: { [bottomInset]: `${height + 76}px` },
      scrollPaddingBlockEnd: `calc(${height + 88}px + ${barInset})`,
    },
  },
});

export const close = style({
  ...bareButton,
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.textMuted,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  overflow: 'hidden',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, margin: 0, lineHeight: 1.3 });
export const name = style({
  overflow: 'hidden',
  fontWeight: weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const text = style({ color: color.textMuted, fontSize: size.small, overflowWrap: 'anywhere' });
export const get = style({ ...primaryLink, flex: 'none' });
