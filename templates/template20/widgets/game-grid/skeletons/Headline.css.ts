import { style } from '@vanilla-extract/css';

export const headline = style({ height: 320 });
