import { keyframes, style } from '@vanilla-extract/css';
import { below, tokens, visuallyHidden } from '../../engine/theme';

const { color, font, motion, radius, size, stroke, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;

/**
 * Each part has the whole width from the first byte on: what is centred by its own width moves while the page arrives.
 */
export const game = style({
  display: 'grid',
  alignContent: 'center',
  gap: 16,
  width: '100%',
  padding: '12px 0 24px',
  textAlign: 'center',
});
export const head = style({ display: 'grid', gap: 4 });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  lineHeight: 1.1,
});
export const rules = style({ margin: 0, color: color.textMuted });

export const sea = style({
  position: 'relative',
  justifySelf: 'center',
  width: 'min(100%, 720px)',
  padding: 'clamp(56px, 12vw, 96px) clamp(8px, 4vw, 36px) clamp(20px, 4vw, 36px)',
  borderRadius: radius.large,
  background: `radial-gradient(120% 90% at 50% 0, color-mix(in oklab, ${color.accent} 45%, ${color.accentDeep}), ${color.accentDeep} 70%)`,
  boxShadow: `inset 0 -18px 0 color-mix(in oklab, ${color.figure} 62%, ${color.accentDeep})`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(6px, 3vw, 28px)',
});

export const shell = style({
  position: 'relative',
  display: 'grid',
  padding: 6,
  border: 0,
  borderRadius: radius.large,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&:focus-visible': { outline: `3px solid ${color.onAccentDeep}`, outlineOffset: 2 },
  },
});
export const drawing = style({ width: '100%', height: 'auto', filter: `drop-shadow(0 6px 5px ${color.scrim})` });
export const body = style({ fill: color.second, stroke: color.onSecond, strokeWidth: 3, strokeLinejoin: 'round' });
export const ribs = style({
  fill: 'none',
  stroke: color.onSecond,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  opacity: 0.45,
});
export const hinge = style({ fill: color.figure, stroke: color.onSecond, strokeWidth: 3 });

const rock = keyframes({
  '0%, 100%': { transform: 'rotate(-3deg)' },
  '50%': { transform: 'rotate(3deg) translateY(-4px)' },
});
export const lid = style({
  display: 'block',
  transformOrigin: '50% 90%',
  transition: `transform ${ease}`,
  selectors: {
    [`${shell}:not([aria-disabled="true"]):hover &`]: { transform: 'translateY(-8px)' },
    [`${shell}[data-waiting] &`]: { animation: `${rock} 0.45s ease-in-out infinite` },
    [`${shell}[data-lifted] &`]: { transform: 'translateY(-46%) rotate(-9deg)' },
  },
});

const appear = keyframes({ from: { transform: 'translateX(-50%) scale(0.4)', opacity: 0 } });
export const pearl = style({
  position: 'absolute',
  left: '50%',
  bottom: '8%',
  width: '32%',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: `radial-gradient(circle at 32% 28%, ${color.onOverlay} 0 12%, color-mix(in oklab, ${color.onOverlay} 70%, ${color.figure}) 45%, color-mix(in oklab, ${color.figure} 70%, ${color.accentDeep}) 100%)`,
  boxShadow: `0 6px 10px ${color.scrim}`,
  transform: 'translateX(-50%)',
  animation: `${appear} ${ease}`,
});

export const result = style({
  minHeight: '1.4em',
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: 1.3,
});
export const press = style({ justifySelf: 'center', minWidth: 200, fontSize: size.lead });
export const none = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 });

export const stakes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ width: '100%', padding: '0 0 8px', color: color.textMuted });
export const stake = style({ position: 'relative', cursor: 'pointer' });
export const radio = style([visuallyHidden]);
export const chip = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: `4px dashed ${color.edge}`,
  borderRadius: radius.round,
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  transition: `transform ${ease}`,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: color.onAccent,
      background: color.accent,
      color: color.onAccent,
      transform: 'translateY(-4px)',
    },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
    [`${radio}:disabled + &`]: {
      borderColor: color.line,
      background: color.surface,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': { [below('mobileWide')]: { width: 50, height: 50 } },
});

export const history = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const entry = {
  padding: '3px 10px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.round,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const gain = style({ ...entry, background: color.okTint, color: color.text, fontWeight: weight.strong });
export const loss = style({ ...entry, color: color.textMuted });
