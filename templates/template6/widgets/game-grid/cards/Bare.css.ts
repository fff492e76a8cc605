import { globalStyle, style } from '@vanilla-extract/css';
import { covering, overlayLamp, tokens, wallColumn } from '../../../../../engine/theme';

const { color, motion, size, tracking, weight } = tokens;
const pointer = '(hover: hover)';

export const bare = style({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 120,
  overflow: 'clip',
  background: color.surface,
  color: color.onOverlay,
});
export const picture = style({
  ...covering,
  zIndex: -2,
  objectPosition: '50% 30%',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: `scale ${motion.duration} ${motion.easing}` } },
});
/** Room of the bar to play below the words, px; it lies outside of the card until pointer or focus come. */
const room = 52;
/** A veil over the lower part, so that words stand out from any picture. It slides: nothing is laid out again. */
export const words = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '64px 14px 16px 20px',
  background: `linear-gradient(180deg, transparent, color-mix(in oklab, ${color.overlay} 74%, transparent) 52px, ${color.overlay} 100px)`,
  '@media': {
    '(width < 600px)': { padding: '56px 12px 14px 14px' },
    [pointer]: { translate: `0 ${room}px` },
    '(prefers-reduced-motion: no-preference)': { transition: `translate ${motion.duration} ${motion.easing}` },
  },
});
export const name = style({
  display: 'block',
  color: 'inherit',
  fontSize: 15,
  fontWeight: weight.strong,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: '-100vh 0 0', zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
export const studio = style({ display: 'block', marginTop: 3, fontSize: size.tiny, lineHeight: 1.3 });
/** Two or more columns of a wall: the name is a headline. */
export const wide = style({ vars: { '--bare-name': `clamp(22px, calc(var(${wallColumn}, 228px) * .132), 40px)` } });
export const lead = style({ vars: { '--bare-name': `clamp(32px, calc(var(${wallColumn}, 228px) * .22), 68px)` } });
const large = `:is(${wide}, ${lead})`;
globalStyle(`${large} ${name}`, {
  fontSize: 'var(--bare-name)',
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: 1.02,
  overflowWrap: 'break-word',
});
globalStyle(`${lead} ${name}`, { maxWidth: '6.5em', fontWeight: weight.display, lineHeight: 0.98 });
globalStyle(`${large} ${name}:is(:lang(ne), :lang(bn), :lang(vi))`, { lineHeight: 1.25, letterSpacing: 0 });
globalStyle(`${large} ${studio}`, { marginTop: 8, fontSize: 13 });
globalStyle(`${lead} ${studio}`, { marginTop: 12, fontSize: 14 });
globalStyle(`${lead} ${words}`, {
  paddingBottom: 24,
  paddingInlineStart: 24,
  '@media': { '(width < 600px)': { paddingBottom: 18, paddingInlineStart: 18 } },
});

export const flag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  zIndex: 1,
  maxWidth: 'calc(100% - 52px)',
  padding: '0 10px 0 20px',
  overflow: 'hidden',
  background: color.accent,
  color: color.onAccent,
  fontSize: 12,
  fontWeight: weight.heading,
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(width < 600px)': { paddingInlineStart: 14 } },
});
export const liveFlag = style([
  flag,
  {
    background: color.overlay,
    color: color.onOverlay,
    '::before': { ...overlayLamp, width: 8, height: 8, marginInlineEnd: 8 },
  },
]);

export const play = style({
  display: 'none',
  visibility: 'hidden',
  height: room,
  paddingTop: 12,
  marginInlineEnd: 6,
  textAlign: 'center',
  '@media': { [pointer]: { display: 'block' } },
});
export const bar = style({
  display: 'block',
  background: color.accent,
  color: color.onAccent,
  fontSize: 14,
  fontWeight: weight.heading,
  lineHeight: '40px',
});

export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 4,
  top: 4,
  zIndex: 2,
  width: 44,
  height: 44,
  background: 'none',
  '@media': { [pointer]: { opacity: 0, selectors: { '&[aria-pressed="true"], &:focus-visible': { opacity: 1 } } } },
});
globalStyle(`${favourite}[aria-pressed="true"]`, { color: color.accentText });
/** A heart stands out from a bright picture too. */
globalStyle(`${favourite} > svg`, {
  width: 22,
  height: 22,
  filter: `drop-shadow(0 0 2px ${color.scrim}) drop-shadow(0 1px 3px ${color.scrim})`,
});

const frame = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  border: `4px solid ${color.focus}`,
  pointerEvents: 'none',
} as const;
globalStyle(`${bare}:has(${name}:focus-visible)::before`, frame);
globalStyle(`${bare}:hover::before`, { '@media': { [pointer]: frame } });
globalStyle(`${bare}:has(:focus-visible) ${words}`, { translate: 'none' });
globalStyle(`${bare}:has(:focus-visible) ${play}, ${bare}:hover ${play}`, { visibility: 'visible' });
globalStyle(`${bare}:hover ${words}`, { '@media': { [pointer]: { translate: 'none' } } });
globalStyle(`${bare}:hover ${picture}`, {
  '@media': { '(hover: hover) and (prefers-reduced-motion: no-preference)': { scale: '1.06' } },
});
globalStyle(`${bare}:hover > ${favourite}`, { '@media': { [pointer]: { opacity: 1 } } });
