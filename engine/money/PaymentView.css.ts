import { style } from '@vanilla-extract/css';

export const skeleton = style({ display: 'block', width: '100%', maxWidth: 640, height: 420 });
