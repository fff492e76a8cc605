import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const skeleton = style({
  display: 'block',
  borderRadius: tokens.radius.medium,
  background: `linear-gradient(100deg, ${tokens.color.surface} 40%, ${tokens.color.surfaceRaised} 50%, ${tokens.color.surface} 60%) 0 0 / 200% 100%`,
  animation: `${sweep} 1.6s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
