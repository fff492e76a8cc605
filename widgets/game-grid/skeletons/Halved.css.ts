import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color } = tokens;

export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const halves = style({
  flex: 1,
  minHeight: 116,
  background: `linear-gradient(90deg, ${color.text} 50%, ${color.surfaceRaised} 50%)`,
});
export const caption = style({
  height: 46,
  background: `linear-gradient(${color.surfaceHigh} 0 0) 16px 50% / 40% 12px no-repeat`,
});
