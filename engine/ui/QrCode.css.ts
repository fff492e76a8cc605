import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

/** Cameras need dark cells on a light ground: the colours are those of paper, whatever the skin. */
export const code = style({
  display: 'block',
  width: '100%',
  maxWidth: 220,
  aspectRatio: '1',
  borderRadius: tokens.radius.small,
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  background: 'Canvas',
  fill: 'CanvasText',
});
