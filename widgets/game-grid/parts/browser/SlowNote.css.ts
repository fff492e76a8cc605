import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

export const quiet = style({ margin: 0 });
export const note = style([quiet, { marginBottom: 14, color: tokens.color.textMuted, fontSize: tokens.size.small }]);
