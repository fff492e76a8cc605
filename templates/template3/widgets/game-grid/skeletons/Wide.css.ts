import { style } from '@vanilla-extract/css';

export const card = style({ paddingBottom: 6 });
export const picture = style({ aspectRatio: '16 / 10' });
export const name = style({ width: '64%', height: 18, marginTop: 17 });
export const studio = style({ width: '38%', height: 11, marginTop: 12 });
