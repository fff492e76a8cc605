import { style } from '@vanilla-extract/css';

export const cell = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
