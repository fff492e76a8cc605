import { keyframes, style } from '@vanilla-extract/css';
import { oklch, slowly, tokens } from '../../../../../engine/theme';

const { color, font, radius, shadow, weight } = tokens;
const turning = keyframes({ to: { rotate: '360deg' } });

/** The sheet's drawing takes cloth and brass from here. */
export const card = style({ position: 'relative', vars: { '--felt': color.accentDeep, '--brass': color.second } });
export const table = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const legend = style({ fill: color.second, fontFamily: font.display, fontSize: 23, letterSpacing: 1.5 });
const label = style({ textAnchor: 'middle', fontFamily: font.text, fontWeight: weight.display });
export const player = style([label, { fill: oklch(0.96, 0.03, 85), fontSize: 15 }]);
export const stake = style({ fill: oklch(0.84, 0.08, 80), fontSize: 13, fontWeight: weight.strong });
export const seat = style({ fill: color.text, fontFamily: font.display, fontSize: 27, textAnchor: 'middle' });
export const free = style({
  transformOrigin: '0 0',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turning} 12s ${slowly(12, 10)} infinite` } },
});
/** Over the rim in the middle, where a player would sit down, clear of the seat's ring. */
export const way = style({
  position: 'absolute',
  left: '50%',
  top: '80.5%',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 20px',
  borderRadius: radius.medium,
  background: color.accent,
  boxShadow: shadow.overlay,
  color: color.onAccent,
  fontWeight: weight.display,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  translate: '-50% 0',
  ':hover': { background: color.accentHover },
});
