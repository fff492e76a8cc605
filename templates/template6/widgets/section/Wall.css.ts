import { style } from '@vanilla-extract/css';
import { wall as wallRules } from '../../../../engine/theme';

export const frame = style({ minWidth: 0, containerType: 'inline-size' });
export const wall = style({ display: 'grid', gridAutoFlow: 'row dense' });
wallRules(`.${wall}`, [3, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
