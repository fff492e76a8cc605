import { style } from '@vanilla-extract/css';

export const seat = style({ height: 92 });
