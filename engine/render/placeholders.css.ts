import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const skeleton = style({
  minHeight: 96,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
  animation: `${appear} 150ms 150ms both`,
});
