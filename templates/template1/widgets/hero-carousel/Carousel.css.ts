import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, covering, from, tokens } from '../../../../engine/theme';
import { slidePlace, slideTrack } from '../../../../widgets/hero-carousel/rules';

const { color, font, layout, leading, motion, radius, size, stroke, tracking, weight } = tokens;
const phone = below('tablet');

export const track = style({
  ...slideTrack,
  borderRadius: radius.medium,
  background: color.surface,
});

export const place = style({
  ...slidePlace,
  position: 'relative',
  width: '100%',
  minHeight: 400,
  overflow: 'hidden',
  background: color.band,
  '@media': { [phone]: { minHeight: 430 } },
});

export const picture = style({
  ...covering,
  objectPosition: '60% 50%',
  /** On phones the subject stands between the words and the ways in. */
  '@media': {
    [phone]: {
      inset: 'auto 0 62px',
      height: 206,
      maskImage: `linear-gradient(transparent, ${color.text} 24%, ${color.text} 88%, transparent)`,
      objectPosition: '84% 50%',
    },
  },
});

export const text = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: 600,
  minHeight: 'inherit',
  padding: 'clamp(28px, 3.9vw, 50px) clamp(28px, 4.3vw, 56px)',
  color: color.onOverlay,
  /** Words keep a dark ground of their own, whatever the picture. */
  background: `linear-gradient(90deg, ${color.band} 14%, color-mix(in oklab, ${color.band} 90%, transparent) 40%, color-mix(in oklab, ${color.band} 62%, transparent) 68%, transparent)`,
  '@media': {
    [phone]: { maxWidth: 'none', padding: 20, background: `linear-gradient(${color.band} 36%, transparent 49%)` },
  },
});

export const kicker = style({
  margin: 0,
  color: color.figure,
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: '.01em',
});

export const title = style({
  margin: '14px 0 16px',
  maxWidth: '12em',
  fontFamily: font.display,
  fontSize: 'clamp(40px, 4.2vw, 60px)',
  fontWeight: weight.display,
  lineHeight: leading.display,
  letterSpacing: tracking.display,
  textWrap: 'balance',
  '@media': { [phone]: { margin: '10px 0', fontSize: 'clamp(32px, 10vw, 40px)' } },
});
export const subtitle = style({ display: 'block', color: color.figure });

export const sentence = style({
  margin: 0,
  maxWidth: 410,
  fontSize: size.lead,
  lineHeight: 1.53,
  textWrap: 'pretty',
  '@media': { [phone]: { maxWidth: 'none', fontSize: 15, lineHeight: 1.4 } },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 20,
  '@media': { [phone]: { alignSelf: 'stretch', gap: 10 } },
});
export const way = style({
  minHeight: 48,
  padding: '0 26px',
  fontSize: 16,
  '@media': { [phone]: { flex: '1 1 120px', padding: '0 12px', fontSize: 15 } },
});
export const quiet = style([way, { borderColor: color.edge, background: color.overlay, color: color.onOverlay }]);

export const aside = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 32,
  insetInlineEnd: 32,
  width: layout.aside,
  '@media': { [from('desktopMedium')]: { display: 'grid' } },
});

export const controls = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  marginTop: 14,
  '@media': { '(scripting: none)': { display: 'none' }, [phone]: { gap: 8, marginTop: 4 } },
});

const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

export const name = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 36,
  padding: '10px 0 0',
  border: 0,
  background: `linear-gradient(${color.line}, ${color.line}) top / 100% 3px no-repeat`,
  color: color.textMuted,
  fontWeight: weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-current]': { color: color.text },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 auto',
      height: 3,
      background: color.accent,
      transformOrigin: '0 0',
    },
    '&[data-running]::before': { animation: `${fill} 7s linear both` },
  },
  '@media': {
    [phone]: {
      minHeight: 28,
      padding: 0,
      background: `linear-gradient(${color.line}, ${color.line}) 0 12px / 100% 3px no-repeat`,
      selectors: { '&[aria-current]::before': { top: 12 } },
    },
  },
});
globalStyle(`${controls}:hover ${name}::before, ${controls}:focus-within ${name}::before`, {
  animationPlayState: 'paused',
});

export const words = style({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`${words} > b`, { marginInlineEnd: 8 });

export const arrows = style({ display: 'flex', gap: 6 });
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.surfaceRaised },
  '@media': { [phone]: { display: 'none' } },
});
export const pause = style([
  arrow,
  {
    borderColor: 'transparent',
    '@media': {
      [phone]: { display: 'grid', width: 44, height: 28 },
      '(prefers-reduced-motion: reduce)': { display: 'none' },
    },
  },
]);
