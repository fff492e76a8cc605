import { style } from '@vanilla-extract/css';
import { tokens, visuallyHidden } from '../../../../../engine/theme';

export const masthead = style({ display: 'block', width: '100%' });
export const name = visuallyHidden;

export const letters = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 150,
  overflow: 'visible',
  fill: 'currentColor',
  fontFamily: tokens.font.display,
  fontSize: 100,
  fontWeight: tokens.weight.display,
  letterSpacing: tokens.tracking.display,
});
