import { style } from '@vanilla-extract/css';
import { selectBox } from './selectBox.css';

export const select = style([
  selectBox,
  { minHeight: 40, maxWidth: '100%', '@media': { '(pointer: coarse)': { minHeight: 44 } } },
]);
