import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const burst = style({ position: 'absolute', inset: 0, overflow: 'visible', pointerEvents: 'none' });
export const piece = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 10,
  height: 6,
  borderRadius: 2,
  opacity: 0,
});
export const tones = styleVariants({
  first: { background: tokens.color.figure },
  second: { background: tokens.color.accent },
  third: { background: tokens.color.second },
});
