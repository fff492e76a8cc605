import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  margin: 0,
  fontSize: tokens.size.small,
  '::before': { content: '', flex: 'none', width: 6, height: 6, borderRadius: '50%', background: tokens.color.live },
});
export const link = style({
  paddingBlock: 6,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
