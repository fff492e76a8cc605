import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, below, covering, from, tallScripts, tokens } from '../../../../engine/theme';
import { slidePlace, slideTrack } from '../../../../widgets/hero-carousel/rules';

const { color, font, leading, motion, radius, size, tracking, weight } = tokens;
const phone = below('tablet');
const mix = (part: number) => `color-mix(in oklab, ${color.band} ${part}%, transparent)`;

export const hero = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.band,
});
export const track = style({ ...slideTrack, margin: 0, padding: 0 });
export const place = style({
  ...slidePlace,
  position: 'relative',
  display: 'grid',
  width: '100%',
  minHeight: 460,
  '@media': { [phone]: { minHeight: 512 } },
});
export const picture = style({
  ...covering,
  objectPosition: '100% 50%',
  '@media': { [phone]: { height: 320, objectPosition: '71% 50%' } },
});
/** The words keep a dark ground of their own, whatever the picture. */
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: '48px 38% 32px 64px',
  background: `linear-gradient(90deg, ${mix(94)}, ${mix(76)} 36%, transparent 62%)`,
  color: color.onOverlay,
  '@media': {
    [below('desktopMedium')]: {
      padding: '40px 25% 76px 48px',
      background: `linear-gradient(90deg, ${mix(94)}, ${mix(82)} 56%, transparent 94%)`,
    },
    [phone]: {
      justifyContent: 'flex-end',
      padding: '190px 22px 84px 26px',
      background: `linear-gradient(0deg, ${color.band} 26%, ${mix(86)} 66%, transparent 84%)`,
    },
  },
});
export const kicker = style({ margin: 0, color: color.accentText, fontSize: size.small, fontWeight: weight.strong });
export const title = style({
  margin: '12px 0 14px',
  fontFamily: font.display,
  fontSize: `calc(${size.page} * 1.39)`,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  selectors: tallScripts,
  // Scripts without spaces break at their punctuation.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [phone]: { margin: '6px 0 8px', fontSize: `calc(${size.page} * 1.05)` } },
});
/** On lines of its own, so that where it breaks does not hang on the font that has come. */
export const subtitle = style({ display: 'block', color: color.accentText });
export const text = style({
  maxWidth: 430,
  margin: '0 0 24px',
  fontSize: size.lead,
  lineHeight: leading.body,
  textWrap: 'pretty',
  '@media': { [phone]: { marginBottom: 14, fontSize: size.body } },
});
export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', margin: 0 });
export const caption = style({ fontSize: size.tiny });

/** A slip with the scene that comes next, where the picture has room for it. */
export const next = style({
  ...bareButton,
  position: 'absolute',
  insetInlineEnd: 44,
  top: 44,
  display: 'none',
  gridTemplateColumns: '66px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: 272,
  padding: 10,
  borderRadius: radius.small,
  background: mix(88),
  color: color.onOverlay,
  fontSize: size.tiny,
  lineHeight: 1.35,
  textAlign: 'start',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.accentDeep, color: color.onAccentDeep },
  '@media': { [from('desktopMedium')]: { display: 'grid' }, '(scripting: none)': { display: 'none' } },
});
export const preview = style({
  display: 'block',
  width: 66,
  height: 50,
  borderRadius: radius.small,
  objectFit: 'cover',
  objectPosition: '78% 50%',
});
export const name = style({ display: 'block', fontSize: size.small, fontWeight: weight.strong, textWrap: 'balance' });

export const pager = style({
  position: 'absolute',
  insetInlineEnd: 44,
  bottom: 34,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': {
    '(scripting: none)': { display: 'none' },
    [below('desktop')]: { insetInlineEnd: 24, bottom: 20 },
    [phone]: { insetInline: 'clamp(16px, 22vw - 57px, 22px)', bottom: 26, gap: 0, justifyContent: 'space-between' },
  },
});
export const arrow = style({
  ...bareButton,
  width: 44,
  height: 44,
  border: `1px solid color-mix(in oklab, ${color.accentText} 70%, transparent)`,
  borderRadius: '50%',
  background: mix(78),
  color: color.onOverlay,
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.accentDeep, color: color.onAccentDeep },
});
export const lights = style({ display: 'flex', alignItems: 'center', gap: 2, '@media': { [phone]: { gap: 0 } } });
/** On phones the lights stand in the middle, and what pauses them hangs at their end. */
globalStyle(`${lights} > ${arrow}`, {
  '@media': { [phone]: { width: 36, marginInlineEnd: -36, border: 0, background: 'none' } },
});
/** A small lantern; the one of the scene that is shown is lit. */
export const light = style({
  ...bareButton,
  width: 24,
  height: 44,
  '::before': {
    content: '',
    width: 11,
    height: 14,
    boxSizing: 'border-box',
    border: `1.5px solid ${color.accentText}`,
    borderRadius: '45% / 40%',
    background: mix(60),
    transition: `background-color ${motion.duration} ${motion.easing}`,
  },
  selectors: {
    '&[aria-current]::before': {
      background: color.accent,
      boxShadow: `0 0 14px 3px color-mix(in oklab, ${color.accent} 70%, transparent)`,
    },
  },
});
