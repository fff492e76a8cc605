import { style } from '@vanilla-extract/css';

export const stakes = style({ height: 40, marginTop: 1 });
