import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

/** What a code takes up, before it is drawn and after. */
export const room = style({ display: 'block', width: '100%', maxWidth: 220, aspectRatio: '1' });
/** Cameras need dark cells on a light ground: the colours are those of paper, whatever the skin. */
export const code = style([
  room,
  {
    borderRadius: tokens.radius.small,
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    background: 'Canvas',
    fill: 'CanvasText',
  },
]);
