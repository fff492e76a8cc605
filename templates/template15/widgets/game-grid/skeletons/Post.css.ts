import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color, radius } = tokens;

export const post = style({ borderRadius: radius.large, background: color.surface });
export const picture = style({ aspectRatio: '440 / 222', borderRadius: radius.large });
export const row = style({ display: 'grid', alignContent: 'center', gap: 6, height: 64, padding: '0 18px' });
export const strong = style({ width: '40%', height: 14 });
export const fact = style({ width: '26%', height: 12 });
