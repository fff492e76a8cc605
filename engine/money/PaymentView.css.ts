import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'block', width: '100%', maxWidth: 640, height: 420 });
