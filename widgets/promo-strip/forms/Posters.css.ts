import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, font, motion, radius, size, space, tracking, weight } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
});

export const poster = style({
  position: 'relative',
  minHeight: 176,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surfaceRaised,
  '@media': { [below('desktop')]: { minHeight: 150 } },
});

/** The picture's own ground runs out to the left under the words. */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '58%',
  height: '100%',
  objectFit: 'cover',
  maskImage: `linear-gradient(90deg, transparent 4%, ${color.text} 58%)`,
  '@media': { [below('desktop')]: { width: '46%', maxWidth: 230 } },
  transition: `scale ${motion.duration} ${motion.easing}`,
});
globalStyle(`${poster}:hover > ${picture}`, { scale: '1.04' });

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: 'min(100%, 270px)',
  minHeight: 'inherit',
  padding: '22px 0 20px 24px',
  '@media': { [below('desktop')]: { padding: '18px 0 16px 18px' } },
});
/** From a tint to a light of its own hue. */
const ground = (tint: string, tone: string) => ({
  background: `linear-gradient(115deg, ${tint}, color-mix(in oklab, ${tone} 24%, ${tint}))`,
});
globalStyle(`${poster}:nth-child(3n + 1)`, ground(color.thirdTint, color.third));
globalStyle(`${poster}:nth-child(3n + 2)`, ground(color.badTint, color.bad));
globalStyle(`${poster}:nth-child(3n)`, ground(color.secondTint, color.second));

export const kicker = style({ fontSize: size.small, fontWeight: weight.medium });
export const title = style({
  margin: '4px 0 12px',
  maxWidth: 205,
  fontFamily: font.display,
  fontSize: 'clamp(20px, 1.7vw, 23px)',
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.22,
  textWrap: 'balance',
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: '0 -100vw 0 0' },
});
globalStyle(`${poster}:has(${link}:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
export const more = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 'auto',
  fontWeight: weight.strong,
});
