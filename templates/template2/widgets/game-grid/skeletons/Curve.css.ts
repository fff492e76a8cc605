import { style } from '@vanilla-extract/css';

export const curve = style({ height: '100%', minHeight: 196 });
