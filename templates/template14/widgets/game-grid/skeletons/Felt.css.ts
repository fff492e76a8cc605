import { style } from '@vanilla-extract/css';

export const table = style({ aspectRatio: '908 / 508', borderRadius: '0 0 50% 50% / 0 0 100% 100%' });
