import { keyframes, style } from '@vanilla-extract/css';
import { slowly, tokens } from '../../engine/theme';

const { color } = tokens;
const calm = '(prefers-reduced-motion: no-preference)';
const mix = (first: string, share: number, second: string) => `color-mix(in oklab, ${first} ${share}%, ${second})`;
const rocks = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(3px) rotate(1.2deg)' } });
const breathes = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.62 } });

/** Height of the scene at the foot of its box. */
const height = 'clamp(210px, 36svh, 420px)';
/** Share of it that is water. */
const depth = 0.34;

export const scene = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height,
  overflow: 'hidden',
  pointerEvents: 'none',
  vars: {
    '--scene-star': mix(color.textMuted, 70, color.background),
    '--scene-far': mix(color.accent, 40, color.background),
    '--scene-middle': mix(color.accent, 26, color.background),
    '--scene-near': mix(color.accent, 16, color.background),
    '--scene-glint': mix(color.accent, 60, color.background),
    '--scene-lamp': color.second,
    '--scene-rock': mix(color.text, 24, color.background),
    '--scene-shade': mix(color.text, 14, color.background),
    '--scene-wall': mix(color.text, 88, color.accent),
    '--scene-band': color.accent,
  },
});
export const water = style({ position: 'absolute', left: 0, bottom: 0, width: '100%', height: `${depth * 100}%` });
/** At the end of the window; narrow ones have it whole, and smaller. */
export const shore = style({
  position: 'absolute',
  right: 'clamp(0px, 4vw, 120px)',
  bottom: `calc(${height} * ${depth} * .3)`,
  width: `min(100%, calc(${height} * 1.36))`,
  aspectRatio: '560 / 360',
});
export const coast = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const light = style({ '@media': { [calm]: { animation: `${breathes} 9s ${slowly(4.5)} infinite` } } });
/** From the lamp over the water, as far as there is sky. */
export const ray = style([
  light,
  {
    position: 'absolute',
    top: '8%',
    right: `${(156 / 560) * 100}%`,
    width: '66vw',
    height: '39.6%',
    background: `linear-gradient(270deg, ${mix(color.second, 42, 'transparent')}, transparent)`,
    clipPath: 'polygon(100% 50%, 0 0, 0 100%)',
  },
]);
export const boat = style({
  transformBox: 'fill-box',
  transformOrigin: '50% 90%',
  '@media': { [calm]: { animation: `${rocks} 7s ${slowly(3.5, 8)} infinite` } },
});
