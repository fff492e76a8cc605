import { style } from '@vanilla-extract/css';
import { emptyBox, tokens } from '../../../engine/theme';

const { color, size, weight } = tokens;

export const empty = style({ ...emptyBox, color: color.textMuted });
export const text = style({ margin: 0, color: color.text, fontSize: size.lead, fontWeight: weight.strong });
