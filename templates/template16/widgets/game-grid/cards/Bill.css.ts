import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, size, stroke, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
/** Of the title block and of its words, by the number of the bill's ink (`data-ink`). */
const ground = `var(--bill-ground, ${color.surface})`;
const ink = `var(--bill-ink, ${color.text})`;

export const bill = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: radius.medium,
  overflow: 'clip',
  background: ground,
  color: ink,
  transition: `box-shadow ${ease}`,
});

export const art = style({ position: 'relative', flex: 1, minHeight: 0 });
export const picture = style({ display: 'block', width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' });
export const play = style({
  position: 'absolute',
  inset: 'auto 12px 12px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 46,
  borderRadius: radius.control,
  background: color.accentDeep,
  color: color.onAccentDeep,
  fontSize: 15,
  fontWeight: weight.strong,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${ease}`,
});

export const flag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 14,
  zIndex: 1,
  maxWidth: 'calc(100% - 48px)',
  padding: '3px 10px',
  borderRadius: `0 ${radius.small} ${radius.small} 0`,
  overflow: 'hidden',
  background: color.second,
  color: color.onSecond,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: '19px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const live = style([
  flag,
  {
    background: color.overlay,
    color: color.onOverlay,
    '::before': {
      content: '',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: 7,
      borderRadius: '50%',
      background: color.okTint,
    },
  },
]);

/** Names of games and studios are mostly Latin, whatever the language, so they stand in the face of figures. */
export const caption = style({
  minHeight: 68,
  boxSizing: 'border-box',
  padding: '12px 14px 13px',
  fontFamily: font.figures,
  '@media': { [below('tablet')]: { padding: '10px 12px 11px' } },
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  marginBottom: '-.15em',
  paddingBottom: '.15em',
  color: 'inherit',
  fontSize: 18,
  fontWeight: weight.heading,
  letterSpacing: '-.03em',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  textWrap: 'balance',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  outline: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
  selectors: { '&:is(:lang(vi), :lang(ne), :lang(bn), :lang(zh))': { lineHeight: 1.25, letterSpacing: 0 } },
  '@media': {
    [below('tablet')]: { fontSize: 16.5, WebkitLineClamp: 3 },
    '(1000px <= width < 1200px)': { fontSize: 17 },
  },
});
export const line = style({
  margin: '4px 0 0',
  overflow: 'hidden',
  fontSize: size.tiny,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('mobileMedium')]: { whiteSpace: 'normal' } },
});

/** The corner of the sheet, folded over the picture. */
export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  zIndex: 2,
  width: 40,
  height: 40,
  borderRadius: `0 0 0 ${radius.medium}`,
  background: ground,
  color: ink,
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});

/** The lead of a grid fills its two rows. */
globalStyle(`${bill}[data-lead] ${picture}`, { position: 'absolute', inset: 0, height: '100%' });
globalStyle(`${bill}[data-lead] ${art}`, { minHeight: 280 });
globalStyle(`${bill}[data-lead] ${caption}`, { padding: '18px 20px 20px', fontSize: size.body });
globalStyle(`${bill}[data-lead] ${name}`, { fontSize: 'clamp(24px, 2.4vw, 34px)', letterSpacing: '-.045em' });

for (const state of ['hover', 'has(a:focus-visible)']) {
  globalStyle(`${bill}:${state}`, { boxShadow: `0 0 0 3px ${color.text}, 0 14px 26px ${color.scrim}` });
  globalStyle(`${bill}:${state} ${play}`, { opacity: 1 });
}
globalStyle(`${bill}:has(a:focus-visible)`, { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: 5 });
