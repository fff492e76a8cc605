import { style } from '@vanilla-extract/css';
import { ruledLine, ruledName, ruledWords, tokens } from '../../../../../engine/theme';

const { color, weight } = tokens;

export const line = style({ ...ruledLine, position: 'relative' });
export const name = style({
  flex: '1 1 120px',
  minWidth: 0,
  overflow: 'hidden',
  color: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...ruledName,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.accentText, textDecoration: 'underline' },
});
export const seats = style({ color: color.textMuted, ...ruledWords });
export const limits = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
