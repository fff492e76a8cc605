import { style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

export const bunting = style({
  position: 'absolute',
  insetInline: 0,
  top: 84,
  zIndex: 2,
  width: '100%',
  height: 118,
  pointerEvents: 'none',
  '@media': { [below('tablet')]: { top: 64, height: 110 } },
});

const flag = style({ stroke: tokens.color.text, strokeWidth: 2.5, strokeLinejoin: 'round' });

export const pennant = styleVariants({
  first: [flag, { fill: tokens.color.accent }],
  second: [flag, { fill: tokens.color.second }],
  light: [flag, { fill: tokens.color.surfaceHigh }],
  third: [flag, { fill: tokens.color.third }],
  deep: [flag, { fill: tokens.color.accentHover }],
});

export const dot = style({ fill: tokens.color.accent });
export const rope = style({ fill: 'none', stroke: tokens.color.text, strokeWidth: 4 });
