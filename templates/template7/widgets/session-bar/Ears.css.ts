import { style } from '@vanilla-extract/css';

export const ears = style({ display: 'grid', gap: 8, alignContent: 'center', minHeight: 112 });
