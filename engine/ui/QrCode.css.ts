import { style } from '@vanilla-extract/css';
import { paperCode } from '../theme/rules';

export const code = style({ ...paperCode, maxWidth: 220, aspectRatio: '1' });
