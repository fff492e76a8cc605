import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below, growing, tokens } from '../../../engine/theme';

const { color, font, motion, radius, size, tracking, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const phone = below('tablet');
const mix = (tone: string, part: number, other = 'transparent') => `color-mix(in oklab, ${tone} ${part}%, ${other})`;
/** Ink in the colour of the house, on paper. */
const stamp = mix(color.accentDeep, 72, color.onThird);
const faint = mix(color.onThird, 80, color.third);

/** Height of the stub: the notches are cut where it begins. */
const cut = createVar();
const half = (side: string, at: string) =>
  `radial-gradient(circle 11px at ${at} calc(100% - ${cut}), transparent 97%, ${color.text}) ${side} / 51% 100% no-repeat`;

export const card = style({
  vars: { [cut]: growing(100, 90) },
  position: 'relative',
  height: '100%',
  minWidth: 0,
  borderRadius: radius.medium,
  filter: `drop-shadow(0 10px 16px ${mix(color.scrim, 70)})`,
  transition: `translate ${ease}`,
  '@media': { [phone]: { vars: { [cut]: growing(88, 90) } } },
});
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.third,
  color: color.onThird,
  mask: `${half('left', '0')}, ${half('right', '100%')}`,
});
export const frame = style({
  position: 'relative',
  flex: 1,
  aspectRatio: '4 / 3',
  minHeight: 0,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: color.scrim,
    opacity: 0,
    transition: `opacity ${ease}`,
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const dots = `2px dotted ${mix(color.onThird, 55, color.third)}`;
export const stub = style({
  boxSizing: 'border-box',
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  height: `calc(${cut} + 1px)`,
  margin: '-1px 14px 0',
  padding: '8px 0 11px',
  borderTop: dots,
  '@media': { [phone]: { marginInline: 12, padding: '6px 0 9px' } },
});
export const name = style({
  display: 'block',
  overflow: 'hidden',
  color: 'inherit',
  fontSize: 16,
  fontWeight: weight.strong,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
  '@media': { [phone]: { fontSize: 15 } },
});
export const studio = style({
  display: 'block',
  overflow: 'hidden',
  color: faint,
  fontSize: size.tiny,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  color: faint,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  marginTop: 'auto',
  whiteSpace: 'nowrap',
});
export const first = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [phone]: { display: 'none' } },
});
export const rate = style({ flex: 'none', color: stamp, fontWeight: weight.strong });

/** A stamp with a line inside its edge. */
export const seal = style({
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  maxWidth: 'calc(100% - 64px)',
  padding: '0 9px',
  borderRadius: 3,
  overflow: 'hidden',
  background: color.accentDeep,
  color: color.onAccentDeep,
  boxShadow: `inset 0 0 0 1.5px ${mix(color.onAccentDeep, 85)}, inset 0 0 0 3px ${color.accentDeep}`,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: '25px',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
});
export const gilt = style([
  seal,
  {
    background: color.accent,
    color: color.onAccent,
    boxShadow: `inset 0 0 0 1.5px ${mix(color.onAccent, 70)}, inset 0 0 0 3px ${color.accent}`,
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
  background: color.overlay,
  color: color.onOverlay,
  selectors: { '&[aria-pressed="true"]': { color: color.accentText } },
  '@media': { '(pointer: coarse)': { insetInlineEnd: 2, top: 2 } },
});
const button = {
  padding: '0 20px',
  borderRadius: radius.control,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: '42px',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
/** Lies on the picture while a pointer or the focus is on the ticket. */
export const play = style({
  ...button,
  position: 'absolute',
  left: '50%',
  top: `calc((100% - ${cut}) / 2)`,
  translate: '-50% -50%',
  background: color.accent,
  color: color.onAccent,
  opacity: 0,
  transition: `opacity ${ease}`,
});

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 } as const;

/** Torn from the side, on phones from below. */
export const lead = style([card, { '@media': { [phone]: { vars: { [cut]: growing(206, 180) } } } }]);
const beside = `(width >= 768px)`;
/** Width of the stub beside the picture. */
const sideways = growing(206, 150);
const notch = (edge: string, at: string) =>
  `radial-gradient(circle 10px at calc(100% - ${sideways}) ${at}, transparent 97%, ${color.text}) ${edge} / 100% 51% no-repeat`;
globalStyle(`${lead} > ${paper}`, {
  '@media': { [beside]: { flexDirection: 'row', mask: `${notch('top', '0')}, ${notch('bottom', '100%')}` } },
});
globalStyle(`${lead} ${frame}`, { aspectRatio: 'auto', '@media': { [phone]: { flex: 'none', height: 190 } } });
globalStyle(`${lead} ${picture}`, { '@media': { [beside]: { position: 'absolute', inset: 0 } } });
globalStyle(`${lead} ${stub}`, {
  marginInline: 16,
  padding: '12px 0 16px',
  '@media': {
    [beside]: {
      width: `calc(${sideways} + 1px)`,
      height: 'auto',
      margin: '14px 0 14px -1px',
      padding: '3px 20px',
      borderTop: 0,
      borderInlineStart: dots,
    },
  },
});
globalStyle(`${lead} ${name}`, {
  ...clamped,
  margin: '4px 0 2px',
  paddingBottom: '.16em',
  fontFamily: font.display,
  fontSize: 26,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.12,
  whiteSpace: 'normal',
  '@media': { [phone]: { flex: 'none', fontSize: 'clamp(21px, 6.6vw, 26px)', WebkitLineClamp: 1 } },
});
export const kicker = style({ color: stamp, fontSize: size.tiny, fontWeight: weight.strong });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: '3px 8px',
  margin: 'auto 0 12px',
  color: faint,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
});
export const value = style({ margin: 0, textAlign: 'end', color: color.onThird, fontWeight: weight.strong });
export const tear = style({ ...button, lineHeight: '44px', background: color.accentDeep, color: color.onAccentDeep });

const up = `${card}:is(:hover, :has(a:focus-visible))`;
globalStyle(up, { '@media': { '(prefers-reduced-motion: no-preference)': { translate: '0 -4px' } } });
globalStyle(`${up} ${play}`, { opacity: 1 });
globalStyle(`${up} ${frame}::after`, { opacity: 0.6 });
/** The ring stands outside, where the mask does not cut it. */
globalStyle(`${card}:has(a:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 3 });
