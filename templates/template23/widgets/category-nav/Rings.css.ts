import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';
import lanterns from './lanterns.svg';

const { color, font, leading, motion, radius, size, stroke, tracking, weight } = tokens;
const phone = below('tablet');
const mix = (tone: string, part: number, other = 'transparent') => `color-mix(in oklab, ${tone} ${part}%, ${other})`;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }, [phone]: { gap: 8 } },
  // A Russian or Malay word is longer than a fourth of a phone.
  selectors: {
    '&:is(:lang(ru), :lang(ms))': { '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  },
});
export const place = style({ minWidth: 0 });
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  minHeight: 98,
  height: '100%',
  padding: '14px 14px 12px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: `linear-gradient(160deg, ${color.surfaceRaised}, ${color.surface})`,
  color: color.text,
  overflow: 'hidden',
  textDecoration: 'none',
  transition: `border-color ${motion.duration} ${motion.easing}, translate ${motion.duration} ${motion.easing}`,
  '::after': {
    content: '',
    position: 'absolute',
    right: -20,
    bottom: -20,
    width: 52,
    height: 52,
    border: `1px solid ${mix(color.second, 45)}`,
    borderRadius: '50%',
    boxShadow: `0 0 0 7px ${color.surface}, 0 0 0 8px ${mix(color.second, 36)}, 0 0 0 15px ${color.surface}, 0 0 0 16px ${mix(color.second, 26)}`,
    pointerEvents: 'none',
  },
  selectors: {
    '&:hover': { borderColor: color.second },
    '&[aria-current]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  },
  '@media': {
    [phone]: {
      minHeight: 84,
      alignItems: 'center',
      gap: 4,
      padding: '10px 5px',
      textAlign: 'center',
      '::after': { display: 'none' },
    },
    '(width < 360px)': { paddingInline: 2 },
  },
});
export const sign = style({ color: color.accentText, '@media': { [phone]: { width: 30, height: 30 } } });
export const name = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: '100%',
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: size.tiny }, '(width < 360px)': { fontSize: 12, letterSpacing: '-.02em' } },
});
export const count = style({
  position: 'absolute',
  insetInlineEnd: 13,
  top: 12,
  color: color.textMuted,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'none' } },
});

/** What everybody plays: two places wide, lit by lanterns; a row of its own where four stand in one. */
export const wide = style({
  gridColumn: 'span 2',
  minWidth: 0,
  '@media': { [below('desktop')]: { gridColumn: '1 / -1' } },
});
globalStyle(`${wide} > ${tile}`, {
  justifyContent: 'flex-start',
  gap: 5,
  paddingInlineEnd: 164,
  borderColor: mix(color.second, 80),
  background: `url("${lanterns}") right 18px top 0 / auto 98px no-repeat, linear-gradient(120deg, ${color.accentDeep}, ${mix(color.accentDeep, 70, color.band)} 70%)`,
  color: color.onAccentDeep,
  '@media': {
    [phone]: { minHeight: 76, alignItems: 'flex-start', padding: '12px 150px 12px 16px', textAlign: 'start' },
  },
});
globalStyle(`${wide} > ${tile}::after`, { display: 'none' });
globalStyle(`${wide} ${name}`, {
  fontFamily: font.display,
  fontSize: 26,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.heading,
  '@media': { [phone]: { fontSize: 24 } },
});
globalStyle(`${wide} ${count}`, { position: 'static', display: 'block', color: 'inherit' });
