import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, motion, radius, size, stroke, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const phone = below('tablet');

/** Height of the picture: the notches are cut there. */
const height = createVar();
/** Half of the paper with a notch on its side. */
const half = (side: string, at: string) =>
  `radial-gradient(circle 10px at ${at} ${height}, transparent 96%, ${color.text}) ${side} / 51% 100% no-repeat`;

/** A mask cuts borders and shadows off, so both are shadows of the whole. */
export const card = style({
  vars: { [height]: '172px' },
  position: 'relative',
  height: '100%',
  minWidth: 0,
  filter: `drop-shadow(0 0 .6px ${color.edge}) drop-shadow(0 1px 1px ${color.scrim})`,
  transition: `transform ${ease}, filter ${ease}`,
  '@media': { [phone]: { vars: { [height]: '124px' } } },
});
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  mask: `${half('left', '0')}, ${half('right', '100%')}`,
});
export const frame = style({ flex: 'none', height, overflow: 'hidden' });
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `scale ${ease}`,
});

export const stub = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  margin: '-1px 15px 0',
  padding: '13px 0 14px',
  borderTop: `2px dashed ${color.line}`,
  '@media': { [phone]: { marginInline: 12, paddingBlock: '11px 12px' } },
});
export const name = style({
  overflow: 'hidden',
  color: color.text,
  fontSize: size.lead,
  fontWeight: weight.strong,
  letterSpacing: tokens.tracking.heading,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
});
export const studio = style({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.tiny,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const counter = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 12,
  '@media': { [phone]: { display: 'grid', justifyContent: 'stretch', alignItems: 'stretch', gap: 9, paddingTop: 10 } },
});
export const price = style({
  display: 'grid',
  gap: 3,
  minWidth: 0,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: 6,
      whiteSpace: 'normal',
    },
  },
});
export const caption = style({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.tiny,
  textOverflow: 'ellipsis',
});
export const figure = style({
  fontSize: 19,
  fontWeight: weight.heading,
  letterSpacing: '-.025em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: 17 } },
});
export const play = style({
  flex: 'none',
  padding: '0 14px',
  marginInlineStart: 'auto',
  borderRadius: radius.control,
  background: color.accentTint,
  color: color.accentText,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: '38px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: `background-color ${ease}, color ${ease}`,
  '@media': { [phone]: { width: '100%', margin: 0, padding: 0, lineHeight: '44px' } },
});

export const flag = style({
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  maxWidth: 'calc(100% - 64px)',
  padding: '3px 8px',
  borderRadius: radius.small,
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: '19px',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
  selectors: {
    '&:is([data-kind=top], [data-kind=rank])': { background: color.accent, color: color.onAccent },
    '&[data-kind=jackpot]': { background: color.text, color: color.surface },
  },
});
export const live = style([
  flag,
  {
    '::before': {
      content: '',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: 6,
      borderRadius: '50%',
      background: color.ok,
      verticalAlign: 0,
    },
  },
]);
export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 8,
  top: 8,
  zIndex: 2,
  width: 36,
  height: 36,
  borderRadius: radius.round,
  background: `color-mix(in srgb, ${color.surface} 90%, transparent)`,
  color: color.text,
  selectors: { '&[aria-pressed="true"]': { color: color.accent } },
});

/** Under a pointer and with the focus an article is taken off its shelf. */
const up = (part: string) => `${card}:is(:hover, :has(a:focus-visible)) ${part}`;
globalStyle(up(play), { background: color.accent, color: color.onAccent });
globalStyle(`${card}:is(:hover, :has(a:focus-visible))`, {
  filter: `drop-shadow(0 0 .6px ${color.edge}) drop-shadow(0 10px 12px ${color.scrim})`,
  '@media': { '(prefers-reduced-motion: no-preference)': { transform: 'translateY(-4px)' } },
});
globalStyle(up(picture), { '@media': { '(prefers-reduced-motion: no-preference)': { scale: '1.06' } } });
/** The ring is drawn inside, where the mask does not cut it. */
globalStyle(`${card}:has(a:focus-visible) ${paper}::after`, {
  content: '',
  position: 'absolute',
  inset: 3,
  border: `${stroke.strong} solid ${color.focus}`,
  borderRadius: `calc(${radius.medium} - 3px)`,
  pointerEvents: 'none',
});
