import { style } from '@vanilla-extract/css';
import { below } from '../../../../../engine/theme';

export const card = style({ paddingBottom: 3, '@media': { [below('tablet')]: { paddingBottom: 20 } } });
export const picture = style({ aspectRatio: '16 / 10' });
export const name = style({ width: '64%', height: 13, marginTop: 12 });
export const studio = style({ width: '38%', height: 11, marginTop: 6 });
