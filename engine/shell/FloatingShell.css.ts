import { globalStyle, style } from '@vanilla-extract/css';
import { contents } from '../render/Conditional.css';
import { skeleton } from '../render/placeholders.css';
import { below, from, short, tall } from '../theme/media';
import { floatingButton } from '../theme/floatingButton.css';
import { floatReach, bottomInset } from '../theme/rules';
import { barInset, fixedBar } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';

/** Height that the foot of a page leaves to what floats over it. */
const room = 76;
/** How far three things that float side by side reach from the edge of the window. */
const reach = 192;
/**
 * Variable of the whole page: height of a bar at the foot of the window that the page's foot leaves free; none where
 * something stands below the foot.
 */
const footBar = '--lv-foot-bar';
/** The height that is kept: none where the page's column ends before what floats begins. */
const kept = `min(var(${bottomInset}, 0px), max(0px, (${tokens.layout.container} + 2 * var(${floatReach}, ${reach}px) - 100vw) * 999))`;

/**
 * Bottom right, above a bar at the foot of the window, and one step up while a message stands there. As wide as the
 * window, so that a part which arrives later moves none that is there.
 */
export const shell = style({
  position: fixedBar,
  insetInline: 'calc(20px + env(safe-area-inset-left, 0px)) calc(20px + env(safe-area-inset-right, 0px))',
  insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom, 0px))',
  zIndex: 18,
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'flex-end',
  gap: 10,
  pointerEvents: 'none',
  '@media': {
    [below('desktop')]: {
      insetInline: 'calc(12px + env(safe-area-inset-left, 0px)) calc(12px + env(safe-area-inset-right, 0px))',
      insetBlockEnd: `calc(${barInset} + 12px + env(safe-area-inset-bottom, 0px))`,
    },
    print: { display: 'none' },
  },
});

globalStyle(`${shell} > *, ${shell} > div:not([data-part]) > *`, {
  pointerEvents: 'auto',
  transition: `translate ${tokens.motion.duration} ${tokens.motion.easing}`,
});
/** The place of the messages stays when the last of them has gone. */
const told = '[data-part=notices]:has(> p, [data-part=toasts] > *)';
/** Only what stands below the messages: what is fixed at the other side would hang on a shell that moves. */
globalStyle(`${told} ~ ${shell} > :not([data-part=play-clock]), ${told} ~ ${shell} > div:not([data-part]) > *`, {
  translate: '0 -112px',
});
/** An open chat lies over the header and the bar at the foot: on a phone it has the whole window. */
globalStyle(`${shell}:has([data-part=live-chat]:not([hidden]))`, { zIndex: 85 });
/** What is still on its way takes no room beside what floats already. */
globalStyle(`${shell} ${skeleton}`, { display: 'none' });
/** A question at the foot of a small window comes first. */
globalStyle(`${shell}:has(~ [data-part=consent])`, { '@media': { [below('desktop')]: { visibility: 'hidden' } } });
/**
 * The last of the page can always be scrolled out from under it and the bar below; a border takes on the background of
 * what it ends. Feet with a condition stand for each other.
 */
globalStyle(`[data-region=footer] > :last-child, [data-region=footer] > ${contents} > :last-child`, {
  borderBlockEnd: `calc(${kept} + var(${footBar}, ${barInset}) + env(safe-area-inset-bottom, 0px)) solid transparent`,
});
/** What gets the focus comes to stand above it. */
globalStyle(`html:has(${shell})`, {
  vars: { [bottomInset]: `${room}px` },
  '@media': { [tall]: { scrollPaddingBlockEnd: `calc(${room + 12}px + ${barInset})` } },
});

const phone = `${below('tablet')} and ${tall}`;
const part = ':is([data-part=rewards], [data-part=chat-button], [data-part=partners-button])';
/** Two parts or more fold into one button on a phone, so that they leave the controls below them free. */
const folds = `${shell}:not([data-place=end]):has(${part} ~ ${part})`;
export const fold = style([
  floatingButton,
  { display: 'none', '@media': { [`${from('tablet')}, ${short}`]: { display: 'none !important' } } },
]);
/** What stands open while the parts are unfolded: it draws nothing. */
export const unfolded = style({
  position: 'fixed',
  width: 0,
  height: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
});
// However a template places the parts: they unfold upwards, from the button on.
globalStyle(folds, {
  '@media': {
    [phone]: {
      insetInlineStart: 'auto !important',
      flexFlow: 'column-reverse nowrap !important',
      alignItems: 'center !important',
    },
  },
});
globalStyle(`${folds} > ${fold}`, { '@media': { [phone]: { display: 'grid' } } });
globalStyle(`${folds} > ${fold} > svg`, { transition: `rotate ${tokens.motion.duration} ${tokens.motion.easing}` });
globalStyle(`${folds}:has(> :is(:popover-open, [data-open])) > ${fold} > svg`, { rotate: '45deg' });
globalStyle(`${folds}:has(> [popover]:not(:is(:popover-open, [data-open]))) ${part}`, {
  '@media': { [phone]: { display: 'none !important' } },
});

/** In the flow, after all else of the page: nothing that is filled in or pressed is covered. */
/** Above, there is room for the sign to close, which templates may set on the upper edge of the rewards. */
const inFlow = {
  position: 'static',
  flexFlow: 'row-reverse wrap !important',
  justifyContent: 'flex-start',
  alignItems: 'center !important',
  gap: '10px !important',
  margin: '0 !important',
  padding: `32px 16px calc(16px + ${barInset} + env(safe-area-inset-bottom, 0px))`,
} as const;
/** At the end of a page with a form in a small window, and of every page in a short one. */
const places = [
  [below('desktopMedium'), `${shell}[data-place=end]`],
  [short, shell],
] as const;
for (const [media, placed] of places) {
  globalStyle(placed, { '@media': { [media]: inFlow } });
  globalStyle(`${told} ~ ${placed} > :not([data-part=play-clock]), ${told} ~ ${placed} > div:not([data-part]) > *`, {
    '@media': { [media]: { translate: 'none !important' } },
  });
  globalStyle(`html:has(${placed})`, { '@media': { [media]: { vars: { [bottomInset]: '0px', [footBar]: '0px' } } } });
}
globalStyle(`html:has(${shell}[data-place=end])`, {
  '@media': { [`${below('desktopMedium')} and ${tall}`]: { scrollPaddingBlockEnd: `calc(24px + ${barInset})` } },
});

/** A layout for one thing in the whole window; it has the site's colours, but not its columns. */
globalStyle('[data-layout=minigame]', { display: 'flex !important', flexDirection: 'column', minHeight: '100dvh' });
globalStyle('[data-layout=minigame] > main', {
  boxSizing: 'border-box',
  flex: 1,
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: `20px ${tokens.space.gutter} calc(32px + env(safe-area-inset-bottom, 0px)) !important`,
});
