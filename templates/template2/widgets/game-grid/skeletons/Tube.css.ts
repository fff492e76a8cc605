import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

export const poster = style({ aspectRatio: '3 / 4', boxShadow: `inset 0 0 0 1px ${tokens.color.line}` });
