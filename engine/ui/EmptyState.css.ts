import { globalStyle, style } from '@vanilla-extract/css';
import { emptyBox } from '../theme/rules';
import { tokens } from '../theme/tokens.css';

export const empty = style(emptyBox);

globalStyle(`${empty} > svg`, { width: 36, height: 36, color: tokens.color.textMuted });
globalStyle(`${empty} > button, ${empty} > a`, { marginBlockStart: 8 });

export const title = style({ margin: 0, fontSize: tokens.size.lead, fontWeight: tokens.weight.strong });
export const text = style({ margin: 0, maxWidth: '52ch', color: tokens.color.textMuted });
