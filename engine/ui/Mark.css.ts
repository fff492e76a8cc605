import { style } from '@vanilla-extract/css';

export const mark = style({ flex: 'none' });
export const mask = style({ maskType: 'alpha' });
