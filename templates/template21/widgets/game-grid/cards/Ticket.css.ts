import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, burst, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, shadow, size, stroke, tracking, weight } = tokens;
const phone = below(960);
const ease = `${motion.duration} ${motion.easing}`;
const edge = `${stroke.decor} solid ${color.line}`;
/** Across a notch, px. */
const notch = 28;
/** Height of the stub, px: the picture ends above it. */
const stubHeight = 76;

export const ticket = style({
  position: 'relative',
  minWidth: 0,
  containerType: 'inline-size',
  transition: `transform ${ease}`,
});
/**
 * Half of a notch lies on the ticket, the other half hides its edge and shadow in the colour of the page
 * (`--ticket-ground`).
 */
const bite = {
  content: '',
  position: 'absolute',
  zIndex: 1,
  bottom: `calc(${stubHeight - notch / 2}px - ${stroke.decor} / 2)`,
  width: notch,
  height: notch,
  border: edge,
  borderRadius: '50%',
  background: `var(--ticket-ground, ${color.background})`,
} as const;
/**
 * A ticket that two share the width of a phone with: its name is whole more often, and the studio goes where it would
 * be cut.
 */
const small = '(width < 190px)';
const half = `calc(-1 * (${notch / 2}px + ${stroke.decor} / 2))`;
export const paper = style({
  position: 'relative',
  border: edge,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.raised,
  transition: `box-shadow ${ease}`,
  '::before': { ...bite, insetInlineStart: half, clipPath: `inset(0 0 0 calc(50% - ${stroke.decor}))` },
  '::after': { ...bite, insetInlineEnd: half, clipPath: 'inset(0 7px 0 0)' },
});

const corner = `calc(${radius.medium} - ${stroke.decor})`;
const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: `${corner} ${corner} 0 0`,
  objectFit: 'cover',
});
export const pictures = styleVariants({
  portrait: [picture, { aspectRatio: '3 / 4' }],
  square: [picture, { aspectRatio: '1' }],
  wide: [picture, { aspectRatio: '16 / 10' }],
  landscape: [picture, { aspectRatio: '16 / 10' }],
});

export const stub = style({
  height: stubHeight,
  padding: '11px 20px 12px',
  borderTop: `${stroke.decor} dashed ${color.line}`,
  '@media': { [below('tablet')]: { paddingInline: 17 } },
  '@container': { [small]: { paddingInline: 14 } },
});
export const name = style({
  display: 'block',
  overflow: 'hidden',
  color: color.text,
  fontSize: size.lead,
  fontWeight: weight.strong,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: `calc(-1 * ${stroke.decor})` },
  '@container': { [small]: { fontSize: size.body } },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  margin: '3px 0 0',
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  // What does not fit beside the fact wraps below the line, out of sight.
  '@container': { [small]: { flexFlow: 'row-reverse wrap', height: 20, overflow: 'hidden' } },
});
globalStyle(`${line} > :last-child`, { '@container': { [small]: { order: -1 } } });
export const studio = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const burstShape = { content: '', position: 'absolute', zIndex: -1, inset: 0, clipPath: burst(12, 0.74) } as const;
/** A burst at the corner, its colour by what it tells. */
export const badge = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: -16,
  top: -18,
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  padding: 14,
  color: color.onSecond,
  fontFamily: font.display,
  fontSize: 25,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 0.9,
  textAlign: 'center',
  pointerEvents: 'none',
  rotate: '10deg',
  isolation: 'isolate',
  '@media': { [phone]: { insetInlineEnd: -10, width: 76, height: 76, fontSize: 21 } },
  '::before': { ...burstShape, background: color.line },
  '::after': { ...burstShape, inset: 3.5, translate: '-1px -1px', background: color.second },
  selectors: {
    '&[data-long]': { padding: 18, fontSize: 16, '@media': { [phone]: { padding: 15, fontSize: 14 } } },
    '&:is([data-kind=hot], [data-kind=live])': { color: color.onAccent },
    '&:is([data-kind=hot], [data-kind=live])::after': { background: color.accent },
    '&:is([data-kind=round], [data-kind=rank], [data-kind=top])::after': { background: color.third },
  },
});
export const play = style({
  position: 'absolute',
  left: '50%',
  bottom: stubHeight + 26,
  zIndex: 2,
  padding: '0 18px',
  border: edge,
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  lineHeight: '42px',
  opacity: 0,
  pointerEvents: 'none',
  translate: '-50% 0',
  transition: `opacity ${ease}`,
});
export const favourite = style({
  position: 'absolute',
  insetInlineStart: 8,
  top: 8,
  zIndex: 4,
  border: edge,
  borderRadius: radius.round,
  background: color.surface,
  color: color.accentText,
  '@media': {
    '(hover: hover)': {
      width: 40,
      height: 40,
      opacity: 0,
      selectors: { '&[aria-pressed="true"], &:focus-visible': { opacity: 1 } },
    },
  },
});

for (const state of ['hover', 'has(a:focus-visible)']) {
  globalStyle(`${ticket}:${state}`, {
    zIndex: 2,
    '@media': { '(prefers-reduced-motion: no-preference)': { transform: 'translateY(-14px) rotate(-2.5deg)' } },
  });
  globalStyle(`${ticket}:${state} > ${paper}`, { boxShadow: `10px 12px 0 ${color.line}` });
  globalStyle(`${ticket}:${state} > :is(${play}, ${favourite})`, { opacity: 1 });
}
globalStyle(`${ticket}:has(a:focus-visible) > ${paper}`, {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: 3,
});
