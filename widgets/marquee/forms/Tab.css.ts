import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

const { color, size, weight } = tokens;

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: 34,
  padding: '0 14px',
  background: color.secondTint,
  color: color.accentDeep,
  fontSize: size.small,
  '@media': {
    [from('tablet')]: { paddingInline: '20px 28px', clipPath: 'polygon(0 0, 100% 0, calc(100% - 12px) 100%, 0 100%)' },
  },
});
export const sign = style({ flex: 'none' });
export const words = style({
  minWidth: 0,
  margin: 0,
  paddingBlock: 7,
  color: 'inherit',
  fontWeight: weight.strong,
  lineHeight: '20px',
  textDecoration: 'none',
  '@media': { [from('tablet')]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
export const link = style([words, { ':hover': { textDecoration: 'underline' } }]);
