import { style } from '@vanilla-extract/css';

export const bill = style({ display: 'grid', gap: 2 });
export const art = style({ aspectRatio: '1' });
export const caption = style({ height: 66 });
